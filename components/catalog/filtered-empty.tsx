import type { TooMuchView } from '@/lib/catalog/listing-view'
import { Icon } from '../ui/icon'
import { FilterChips } from './filter-chips'
import styles from './filtered-empty.module.scss'

/** Too much was chosen: what to take off, so that there is something again. */
export const FilteredEmpty = ({ title, text, chips }: TooMuchView) => (
  <div className={styles.empty}>
    <Icon name="search" />
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <FilterChips {...chips} />
  </div>
)

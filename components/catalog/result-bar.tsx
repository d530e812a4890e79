import type { BarView } from '@/lib/catalog/listing-view'
import { buttonClass } from '../ui/button'
import { DrawerLink } from '../ui/drawer'
import { Icon } from '../ui/icon'
import { FilterChips } from './filter-chips'
import { FILTER_OPENER, RESULT_COUNT } from './filter-names'
import styles from './result-bar.module.scss'
import { SortSelect } from './sort-select'

/** Above the list: the way to its filters, its order, what is chosen, and how many products there are. */
export const ResultBar = ({ count, openText, sort, chips }: BarView) => (
  <div className={styles.bar}>
    <div className={styles.controls}>
      {openText !== null && (
        <DrawerLink
          id={FILTER_OPENER}
          href="#filters"
          drawer="filters"
          className={`${buttonClass({ kind: 'line' })} ${styles.open}`}
        >
          <Icon name="filter" size="medium" />
          {openText}
        </DrawerLink>
      )}
      <SortSelect {...sort} />
    </div>
    {chips && <FilterChips {...chips} />}
    <p id={RESULT_COUNT} className={styles.count} tabIndex={-1}>
      {count}
    </p>
  </div>
)

import type { ChipsView } from '@/lib/catalog/filters-view'
import { Icon } from '../ui/icon'
import { ChipLink } from './chip-link'
import styles from './filter-chips.module.scss'

/** What is chosen, each to be taken off again. The links are no way for crawlers. */
export const FilterChips = ({ label, chips, clear }: ChipsView) => (
  <ul className={styles.chips} aria-label={label}>
    {chips.map(({ key, name, removeText, url }) => (
      <li key={key}>
        <ChipLink href={url} className={styles.chip} label={removeText}>
          {name}
          <Icon name="close" size="small" />
        </ChipLink>
      </li>
    ))}
    <li>
      <ChipLink href={clear.url} className={styles.clear}>
        {clear.text}
      </ChipLink>
    </li>
  </ul>
)

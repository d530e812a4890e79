import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/listing/filter'
import { buttonClass } from '../ui/button-class'
import { DrawerLink } from '../ui/drawer/drawer-link'
import { Icon } from '../ui/icon'
import { FilterChips, type ChosenValue } from './filter-chips'
import { FILTER_OPENER, RESULT_COUNT } from './filter-names'
import styles from './result-bar.module.scss'
import { SortSelect } from './sort-select'

interface Props {
  count: string
  chosen: ChosenValue[]
  clearUrl: string
  sort: Filter['sort']
  isSearch: boolean
  /** Whether there is anything to narrow the list by. */
  hasFilters: boolean
}

/** Above the list: the way to its filters, its order, what is chosen, and how many products there are. */
export function ResultBar({ count, chosen, clearUrl, sort, isSearch, hasFilters }: Props) {
  const t = useTranslations('Filters')
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        {hasFilters && (
          <DrawerLink
            id={FILTER_OPENER}
            href="#filters"
            drawer="filters"
            className={`${buttonClass({ kind: 'line' })} ${styles.open}`}
          >
            <Icon name="filter" size="medium" />
            {chosen.length > 0 ? t('openCount', { count: chosen.length }) : t('open')}
          </DrawerLink>
        )}
        <SortSelect sort={sort} isSearch={isSearch} />
      </div>
      {chosen.length > 0 && <FilterChips chosen={chosen} clearUrl={clearUrl} />}
      <p id={RESULT_COUNT} className={styles.count} tabIndex={-1}>
        {count}
      </p>
    </div>
  )
}

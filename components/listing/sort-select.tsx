import { useTranslations } from 'next-intl'
import { SORTS, type Filter } from '@/lib/listing/filter'
import { Button } from '../ui/button'
import { SelectField } from '../ui/select-field'
import { FILTER_FORM } from './filter-names'
import styles from './sort-select.module.scss'

interface Props {
  sort: Filter['sort']
  /** Its plain order is by fit. */
  isSearch: boolean
}

const TEXTS = {
  featured: 'sortFeatured',
  newest: 'sortNewest',
  'price-asc': 'sortPriceAsc',
  'price-desc': 'sortPriceDesc',
  rating: 'sortRating',
} as const

/** The order of the list: a field of the filter form, beside the list. Without a script it has a button of its own. */
export function SortSelect({ sort, isSearch }: Props) {
  const t = useTranslations('Filters')
  const plain = { value: '', text: t(isSearch ? 'sortBest' : 'sortFeatured') }
  return (
    <div className={styles.sort}>
      <SelectField
        key={sort}
        id="filter-sort"
        form={FILTER_FORM}
        name="sort"
        label={t('sort')}
        isLabelHidden
        defaultValue={sort ?? ''}
        options={[plain, ...SORTS.map((value) => ({ value, text: t(TEXTS[value]) }))]}
        autoComplete="off"
      />
      <span className={styles.apply}>
        <Button kind="line" type="submit" form={FILTER_FORM}>
          {t('apply')}
        </Button>
      </span>
    </div>
  )
}

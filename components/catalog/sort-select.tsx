import type { SortView } from '@/lib/catalog/listing-view'
import { Button } from '../ui/button'
import { SelectField } from '../ui/select-field'
import { FILTER_FORM } from './filter-names'
import styles from './sort-select.module.scss'

/** The order of the list: a field of the filter form, beside the list. Without a script it has a button of its own. */
export const SortSelect = ({ label, applyText, value, options }: SortView) => (
  <div className={styles.sort}>
    <SelectField
      key={value}
      id="filter-sort"
      form={FILTER_FORM}
      name="sort"
      label={label}
      isLabelHidden
      defaultValue={value}
      options={options}
      autoComplete="off"
    />
    <span className={styles.apply}>
      <Button kind="line" type="submit" form={FILTER_FORM}>
        {applyText}
      </Button>
    </span>
  </div>
)

import type { FacetView } from '@/lib/catalog/facet-view'
import { Icon } from '../ui/icon'
import { FacetChoices } from './facet-choices'
import styles from './facet-group.module.scss'
import { FacetRest } from './facet-rest'

interface Props {
  facet: FacetView
}

/** Of one facet: its values, the first of them at once. */
export const FacetGroup = ({ facet: { key, title, isOpen, any, first, rest } }: Props) => (
  <details id={`filters-${key}`} className={styles.group} open={isOpen}>
    <summary className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      <Icon name="down" size="medium" />
    </summary>
    <fieldset className={styles.body}>
      <legend className={styles.legend}>{title}</legend>
      <ul className={`${styles.values} ${styles[key] ?? ''}`}>
        {any && (
          <li>
            <FacetAny {...any} />
          </li>
        )}
        <FacetChoices facet={key} choices={first} />
      </ul>
      {rest && (
        <FacetRest id={`filters-${key}-all`} texts={rest}>
          <FacetChoices facet={key} choices={rest.choices} />
        </FacetRest>
      )}
    </fieldset>
  </details>
)

/** Of a facet that allows one value: none of them. */
const FacetAny = ({ isChosen, text }: NonNullable<FacetView['any']>) => (
  <label className={styles.any}>
    <input
      id="filter-rating-any"
      className={styles.radio}
      type="radio"
      name="rating"
      value=""
      defaultChecked={isChosen}
    />
    {text}
  </label>
)

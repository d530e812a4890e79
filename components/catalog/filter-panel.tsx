import type { Choice, FacetView } from '@/lib/catalog/facet-view'
import type { FiltersView } from '@/lib/catalog/filters-view'
import { Icon } from '../ui/icon'
import { FacetRest } from './facet-rest'
import { FilterForm } from './filter-form'
import styles from './filter-panel.module.scss'

/** The filter form with all facets of a listing. */
export const FilterPanel = ({ context, hiddenFields, groups }: FiltersView) => (
  <FilterForm context={context} hiddenFields={hiddenFields}>
    {groups.map((facet) => (
      <FacetGroup key={facet.key} facet={facet} />
    ))}
  </FilterForm>
)

/** One facet: its first values, and the others behind "show all". */
const FacetGroup = ({ facet }: { facet: FacetView }) => {
  const { key, title, isOpen, any, first, rest } = facet
  return (
    <details id={`filters-${key}`} className={styles.group} open={isOpen}>
      <summary className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Icon name="down" size="medium" />
      </summary>
      <fieldset className={styles.body}>
        <legend className={styles.legend}>{title}</legend>
        <ul className={`${styles.values} ${key === 'size' ? styles.size : ''}`}>
          {any && (
            <li>
              <FacetAny {...any} />
            </li>
          )}
          <FacetChoices facet={facet} choices={first} />
        </ul>
        {rest && (
          <FacetRest id={`filters-${key}-all`} texts={rest}>
            <FacetChoices facet={facet} choices={rest.choices} />
          </FacetRest>
        )}
      </fieldset>
    </details>
  )
}

/** "Any", in a facet that allows one value. */
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

const FacetChoices = ({ facet, choices }: { facet: FacetView; choices: Choice[] }) =>
  choices.map((choice) => <FacetChoice key={choice.key} facet={facet} choice={choice} />)

/** A checkbox or radio button with the number of products it would leave. */
function FacetChoice({ facet, choice }: { facet: FacetView; choice: Choice }) {
  const { key, name, count, countText, isChosen } = choice
  const { kind, field, prefix } = facet
  const isSize = facet.key === 'size'
  return (
    <li>
      <label className={isSize ? styles.tile : count === '' ? `${styles.row} ${styles.none}` : styles.row}>
        <input
          id={`filter-${facet.key}-${key}`}
          className={isSize ? styles.cover : styles.box}
          type={kind === 'rating' ? 'radio' : 'checkbox'}
          name={field}
          value={prefix + key}
          defaultChecked={isChosen}
          aria-label={`${name} (${countText})`}
        />
        {kind === 'swatches' && <Swatch colour={choice.colour} />}
        <span className={styles.name} data-name>
          {name}
        </span>
        {!isSize && count && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </label>
    </li>
  )
}

/** A colour sample; neutral without a colour. An SVG, because the content policy allows no inline style. */
const Swatch = ({ colour }: { colour: string | null }) => (
  <svg className={styles.swatch} viewBox="0 0 2 2" aria-hidden="true">
    {colour && <circle cx="1" cy="1" r="1" fill={colour} />}
  </svg>
)

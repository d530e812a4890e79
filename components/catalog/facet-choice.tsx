import type { FacetKey } from '@/contract/entities/facet'
import type { Choice } from '@/lib/catalog/facet-view'
import styles from './facet-choice.module.scss'
import { Swatch } from './swatch'

interface Props {
  facet: FacetKey
  choice: Choice
}

/** A value that can be ticked, and what it would leave, as a list item. */
export function FacetChoice({ facet, choice: { key, name, count, countText, isChosen } }: Props) {
  const isSize = facet === 'size'
  return (
    <li>
      <label className={isSize ? styles.tile : count === '' ? `${styles.row} ${styles.none}` : styles.row}>
        <input
          id={`filter-${facet}-${key}`}
          className={isSize ? styles.cover : styles.box}
          type={facet === 'rating' ? 'radio' : 'checkbox'}
          name={facet}
          value={key}
          defaultChecked={isChosen}
          aria-label={`${name} (${countText})`}
        />
        {facet === 'colour' && <Swatch colour={key} />}
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

import type { FacetKey, FacetValue } from '@/lib/contract/entities/facet'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './facet-choice.module.scss'
import { Swatch } from './swatch'

export interface ChoiceProps {
  facet: FacetKey
  value: FacetValue
  name: string
  /** '12', or '12+' where there are more. */
  count: string
  /** '12 products', read out in place of the bare number. */
  countText: string
}

/** A value that can be ticked, and what it would leave. */
export function FacetChoice({ facet, value: { key, count: products, isChosen }, name, count, countText }: ChoiceProps) {
  const isSize = facet === 'size'
  return (
    <label className={isSize ? styles.tile : products === 0 ? `${styles.row} ${styles.none}` : styles.row}>
      <input
        id={`filter-${facet}-${key}`}
        className={isSize ? styles.cover : styles.box}
        type={facet === 'rating' ? 'radio' : 'checkbox'}
        name={facet}
        value={key}
        defaultChecked={isChosen}
      />
      {facet === 'colour' && <Swatch colour={key} />}
      <span className={styles.name} data-name>
        {name}
      </span>
      {!isSize && products > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <VisuallyHidden>({countText})</VisuallyHidden>
    </label>
  )
}

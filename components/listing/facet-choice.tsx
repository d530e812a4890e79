import type { FacetKey } from '@/lib/contract/entities/facet'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './facet-choice.module.scss'
import { Swatch } from './swatch'

/** A value as it is shown. */
export interface Choice {
  key: string
  name: string
  /** '12', or '12+' where there are more; empty where there are none. */
  count: string
  /** '12 products', read out in place of the bare number. */
  countText: string
  isChosen: boolean
}

interface Props {
  facet: FacetKey
  choice: Choice
}

/** A value that can be ticked, and what it would leave. */
export function FacetChoice({ facet, choice: { key, name, count, countText, isChosen } }: Props) {
  const isSize = facet === 'size'
  return (
    <label className={isSize ? styles.tile : count === '' ? `${styles.row} ${styles.none}` : styles.row}>
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
      {!isSize && count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <VisuallyHidden>{`(${countText})`}</VisuallyHidden>
    </label>
  )
}

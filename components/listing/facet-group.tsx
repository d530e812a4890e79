import { useTranslations } from 'next-intl'
import type { Facet, FacetKey, FacetValue } from '@/lib/contract/entities/facet'
import { Icon } from '../ui/icon'
import type { Choice } from './facet-choice'
import { FacetChoices } from './facet-choices'
import styles from './facet-group.module.scss'
import { FacetRest } from './facet-rest'

interface Props {
  facet: Facet
  nameOf: (facet: FacetKey, value: FacetValue) => string
  /** Whether all products were counted; otherwise there are more of each value than its count. */
  isCounted: boolean
}

/** Groups that are open from the beginning; the others when something of them is chosen. */
const OPEN: readonly FacetKey[] = ['team', 'size', 'colour', 'on-sale']

/** Values shown before the others fold out. */
const FIRST_VALUES = 6

/** Of one facet: its values, the first of them at once. */
export function FacetGroup({ facet: { key, values, isCut }, nameOf, isCounted }: Props) {
  const t = useTranslations('Filters')
  const isChosen = values.some((value) => value.isChosen)
  const choices = values.map((value): Choice => {
    const { key: word, count, isChosen } = value
    return {
      key: word,
      name: nameOf(key, value),
      count: count === 0 ? '' : isCounted ? `${count}` : `${count}+`,
      countText: t(isCounted ? 'productCount' : 'countMore', { count }),
      isChosen,
    }
  })
  const isLong = choices.length > FIRST_VALUES + 2 && (key === 'team' || key === 'kind')
  const first = isLong ? choices.filter(({ isChosen }, at) => at < FIRST_VALUES || isChosen) : choices
  const title = t(key)
  return (
    <details id={`filters-${key}`} className={styles.group} open={isChosen || OPEN.includes(key)}>
      <summary className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Icon name="down" size="medium" />
      </summary>
      <fieldset className={styles.body}>
        <legend className={styles.legend}>{title}</legend>
        <ul className={`${styles.values} ${styles[key] ?? ''}`}>
          {key === 'rating' && (
            <li>
              <FacetAny isChosen={!isChosen} text={t('ratingAny')} />
            </li>
          )}
          <FacetChoices facet={key} choices={first} />
        </ul>
        {isLong && (
          <FacetRest
            id={`filters-${key}-all`}
            showText={t('showAll', { count: values.length })}
            fewerText={t('showFewer')}
            findText={t('find', { facet: title })}
            noneText={t('findNone')}
            note={isCut ? t('cut') : ''}
          >
            <FacetChoices facet={key} choices={choices.filter((choice) => !first.includes(choice))} />
          </FacetRest>
        )}
      </fieldset>
    </details>
  )
}

/** Of a facet that allows one value: none of them. */
const FacetAny = ({ isChosen, text }: { isChosen: boolean; text: string }) => (
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

import { useTranslations } from 'next-intl'
import type { FacetKey } from '@/lib/contract/entities/facet'
import { Icon } from '../ui/icon'
import { ChipLink } from './chip-link'
import styles from './filter-chips.module.scss'

/** A value that is chosen. */
export interface ChosenValue {
  facet: FacetKey
  name: string
  /** The list without it. */
  url: string
}

interface Props {
  chosen: ChosenValue[]
  /** The list without any. */
  clearUrl: string
  /** Tells two of the same page apart. */
  label?: string
}

/** What is chosen, each to be taken off again. The links are no way for crawlers. */
export function FilterChips({ chosen, clearUrl, label }: Props) {
  const t = useTranslations('Filters')
  return (
    <ul className={styles.chips} aria-label={label ?? t('chosen')}>
      {chosen.map(({ facet, name, url }) => (
        <li key={`${facet}-${name}`}>
          <ChipLink href={url} className={styles.chip} label={t('remove', { name: `${t(facet)}: ${name}` })}>
            {name}
            <Icon name="close" size="small" />
          </ChipLink>
        </li>
      ))}
      <li>
        <ChipLink href={clearUrl} className={styles.clear}>
          {t('clear')}
        </ChipLink>
      </li>
    </ul>
  )
}

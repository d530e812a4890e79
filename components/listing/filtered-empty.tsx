import { useTranslations } from 'next-intl'
import { Icon } from '../ui/icon'
import { FilterChips, type ChosenValue } from './filter-chips'
import styles from './filtered-empty.module.scss'

interface Props {
  /** What alone keeps everything away. */
  helpful: ChosenValue[]
  clearUrl: string
}

/** Too much was chosen: what to take off, so that there is something again. */
export function FilteredEmpty({ helpful, clearUrl }: Props) {
  const t = useTranslations('Filters')
  return (
    <div className={styles.empty}>
      <Icon name="search" />
      <h2 className={styles.title}>{t('emptyTitle')}</h2>
      <p className={styles.text}>{t(helpful.length > 0 ? 'emptyText' : 'emptyTextAll')}</p>
      <FilterChips chosen={helpful} clearUrl={clearUrl} label={t('emptyTitle')} />
    </div>
  )
}

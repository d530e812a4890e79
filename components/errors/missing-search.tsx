import { useTranslations } from 'next-intl'
import { LIMITS } from '@/contract/limits'
import { SEARCH_PAGE_SIZE } from '@/lib/limits'
import { IconButton } from '../ui/icon'
import styles from './missing-search.module.scss'

/** A plain search form on the 404 screen, which is part of every page's payload: it needs no JavaScript. */
export function MissingSearch() {
  const t = useTranslations('MissingSearch')
  return (
    <form className={styles.form} action="/search" role="search" aria-label={t('region')}>
      <input type="hidden" name="page" value="1" />
      <input type="hidden" name="limit" value={SEARCH_PAGE_SIZE} />
      <input
        className={styles.input}
        type="search"
        name="keyword"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={LIMITS.keyword}
        enterKeyHint="search"
      />
      <span className={styles.submit}>
        <IconButton icon="search" label={t('submit')} type="submit" />
      </span>
    </form>
  )
}

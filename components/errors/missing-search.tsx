import { useTranslations } from 'next-intl'
import { LIMITS } from '@/contract/limits'
import { SEARCH_PAGE_SIZE } from '@/lib/limits'
import { IconButton } from '../ui/icon'
import styles from './missing-search.module.scss'

/** A plain search form for somebody who found nothing: this screen travels with every page, and brings no script. */
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

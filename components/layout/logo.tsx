import Link from 'next/link'
import { useTranslations } from 'next-intl'
import styles from './logo.module.scss'

/** The mark and the store's name: the way home. */
export function Logo({ storeName }: { storeName: string }) {
  const t = useTranslations('Logo')
  return (
    <Link prefetch={false} href="/" className={styles.logo} aria-label={t('home', { store: storeName })}>
      <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <path className={styles.lines} d="M2.5 1v22.5H25" />
        <path className={styles.arc} d="M2.5 10.5a13 13 0 0 1 13 13" />
      </svg>
      {storeName}
    </Link>
  )
}

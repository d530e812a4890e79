import Link from 'next/link'
import { useTranslations } from 'next-intl'
import styles from './logo.module.scss'

interface Props {
  storeName: string
  /** Address of the store's own mark; empty for the drawn one. */
  logoUrl: string
}

/** The mark and the store's name: the way home. */
export function Logo({ storeName, logoUrl }: Props) {
  const t = useTranslations('Logo')
  return (
    <Link prefetch={false} href="/" className={styles.logo} aria-label={t('home', { store: storeName })}>
      {logoUrl ? (
        // The name stands beside it: where it cannot be had, nothing has to stand in.
        <img className={styles.image} src={logoUrl} alt="" data-fallback="own" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
          <path className={styles.lines} d="M2.5 1v22.5H25" />
          <path className={styles.arc} d="M2.5 10.5a13 13 0 0 1 13 13" />
        </svg>
      )}
      {storeName}
    </Link>
  )
}

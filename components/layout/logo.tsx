import { Link } from '../ui/link'
import { useTranslations } from 'next-intl'
import { MARK_SIZE, type MarkLine } from '@/contract/entities/mark'
import styles from './logo.module.scss'

interface Props {
  storeName: string
  /** Address of the store's logo; empty for none. */
  logoUrl: string
  /** The drawing that is used without a logo. */
  mark: MarkLine[]
}

/** The store's name, with its logo or drawn mark if it has one, linked to the home page. */
export function Logo({ storeName, logoUrl, mark }: Props) {
  const t = useTranslations('Logo')
  return (
    <Link href="/" className={styles.logo} aria-label={t('home', { store: storeName })}>
      {logoUrl ? (
        // The name is beside it, so a failed image needs no replacement.
        <img className={styles.image} src={logoUrl} alt="" data-fallback="own" />
      ) : (
        mark.length > 0 && (
          <svg className={styles.mark} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true" focusable="false">
            {mark.map(({ path, colour }) => (
              <path key={path} className={colour === 'accent' ? styles.arc : styles.lines} d={path} />
            ))}
          </svg>
        )
      )}
      {storeName}
    </Link>
  )
}

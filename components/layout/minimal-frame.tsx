import { Link } from '../ui/link'
import { useTranslations } from 'next-intl'
import { CART_PATH } from '@/lib/paths'
import styles from './minimal-frame.module.scss'
import { Logo } from './logo'
import type { StoreSettings } from '@/contract/entities/store'

/** The target of a minimal header's back link. */
export type BackTarget = keyof typeof BACK_PATHS

const BACK_PATHS = { back: CART_PATH, shop: '/product' } as const

interface Props extends Pick<StoreSettings, 'mark'> {
  storeName: string
  logoUrl: string
  backTarget: BackTarget
}

/** The logo and one link back: a page with one task has no other links. */
export function MinimalHeader({ storeName, logoUrl, mark, backTarget }: Props) {
  const t = useTranslations('MinimalHeader')
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo storeName={storeName} logoUrl={logoUrl} mark={mark} />
        <Link className={styles.back} href={BACK_PATHS[backTarget]}>
          {t(backTarget)}
        </Link>
      </div>
    </header>
  )
}

/** Contact, in a new tab so that the task stays open, and the copyright. */
export function MinimalFooter({ settings: { name, contact }, year }: { settings: StoreSettings; year: number }) {
  const t = useTranslations('MinimalFooter')
  return (
    <footer className={styles.footer}>
      <div className={styles.base}>
        <p>
          {t('help')}{' '}
          <a className={styles.link} href="/page/contact-us" target="_blank" rel="noopener">
            {t('contact')}
          </a>
          {contact.workingHours && `, ${contact.workingHours}`}
        </p>
        <p>{t('copyright', { year: String(year), store: name })}</p>
      </div>
    </footer>
  )
}

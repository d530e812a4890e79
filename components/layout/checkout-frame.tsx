import Link from 'next/link'
import { useTranslations } from 'next-intl'
import styles from './checkout-frame.module.scss'
import { Logo } from './logo'
import type { StoreSettings } from '@/contract/entities/store'
import type { MarkLine } from '@/contract/entities/mark'

interface Props {
  storeName: string
  logoUrl: string
  mark: MarkLine[]
  /** Whether the cart has become an order: then the way leads back into the shop. */
  isPlaced: boolean
}

/** The logo and the way back to the cart: at the till nothing else leads away. */
export function CheckoutHeader({ storeName, logoUrl, mark, isPlaced }: Props) {
  const t = useTranslations('CheckoutHeader')
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo storeName={storeName} logoUrl={logoUrl} mark={mark} />
        <Link className={styles.back} href={isPlaced ? '/product' : '/cart'} prefetch={false}>
          {t(isPlaced ? 'shop' : 'back')}
        </Link>
      </div>
    </header>
  )
}

/** Whom to ask, in a tab of its own: the way to the till stays where it is. */
export function CheckoutFooter({ settings: { name, contact }, year }: { settings: StoreSettings; year: number }) {
  const t = useTranslations('CheckoutFooter')
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

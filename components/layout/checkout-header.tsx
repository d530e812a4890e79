import Link from 'next/link'
import { useTranslations } from 'next-intl'
import styles from './checkout-header.module.scss'
import { Logo } from './logo'

interface Props {
  storeName: string
  logoUrl: string
  /** Whether the cart has become an order: then the way leads back into the shop. */
  isPlaced: boolean
}

/** The logo and the way back to the cart: at the till nothing else leads away. */
export function CheckoutHeader({ storeName, logoUrl, isPlaced }: Props) {
  const t = useTranslations('CheckoutHeader')
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo storeName={storeName} logoUrl={logoUrl} />
        <Link className={styles.back} href={isPlaced ? '/product' : '/cart'} prefetch={false}>
          {t(isPlaced ? 'shop' : 'back')}
        </Link>
      </div>
    </header>
  )
}

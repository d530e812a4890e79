import { Link } from '../ui/link'
import { useTranslations } from 'next-intl'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { ORDER_TRACK_PATH } from '@/lib/paths'
import type { IconName } from '../ui/icon-sprite'
import styles from './announcement-bar.module.scss'

/** Pages for questions, in the announcement bar and in the menu. */
export const SERVICE_PAGES = [
  { name: 'track', path: ORDER_TRACK_PATH, icon: 'box' },
  { name: 'service', path: '/service-center', icon: 'chat' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[]

interface Props {
  currency: Currency
  /** Of the cheapest delivery in the store's own country. */
  deliveryPrice: number
  /** The shop's notices for every page (spec §3). */
  notices?: string[]
}

/**
 * The price of delivery, linked to all prices, then the shop's notices: one line that can be swiped if it is too long.
 * The link is reachable by keyboard, so the row needs no tab stop.
 */
export function AnnouncementBar({ currency, deliveryPrice, notices = [] }: Props) {
  const t = useTranslations('AnnouncementBar')
  return (
    <aside className={styles.strip} aria-label={t('label')}>
      <div className={styles.wrap}>
        <ul className={notices.length > 0 ? `${styles.notices} ${styles.row}` : styles.notices}>
          <li>
            <Link className={styles.link} href="/service-center#delivery">
              {t(deliveryPrice > 0 ? 'deliveryFrom' : 'delivery', { price: formatPrice(deliveryPrice, currency) })}
            </Link>
          </li>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
        <ul className={styles.links}>
          {SERVICE_PAGES.map(({ name, path }) => (
            <li key={path}>
              <Link className={styles.link} href={path}>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import styles from './overview-cards.module.scss'
import { ADDRESS_PATH, MESSAGES_PATH, ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'
import type { Address } from '@/contract/entities/address'
import { displayPostalCode } from '@/contract/postal-code'
import { Icon } from '@/components/ui/icon'
import type { OrderEntry } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { type DateContext, formatDate } from '@/contract/format-date'
import { ORDER_TONES } from '@/components/account/order-chips'
import { StatusChip } from '@/components/ui/status-chip'
import { entryAsShown, statusOf } from '@/lib/account/orders'
import { formatPrice } from '@/lib/format/price'

interface Props {
  /** Forms redirect back to it. */
  id: string
  title: string
  more?: { text: string; url: string }
  children: ReactNode
}

/** One matter of the overview. */
export const OverviewCard = ({ id, title, more, children }: Props) => (
  <section className={styles.card} id={id} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {more && (
        <Link className={styles.more} href={more.url}>
          {more.text}
        </Link>
      )}
    </div>
    {children}
  </section>
)

/** Where deliveries go. */
export function AddressCard({ address }: { address: Address | undefined }) {
  const t = useTranslations('AddressCard')
  return (
    <OverviewCard id="address" title={t('title')} more={address && { text: t('book'), url: ADDRESS_PATH }}>
      {address ? (
        <address className={styles.address}>
          <b className={styles.name}>
            {address.firstname} {address.lastname}
          </b>
          <span>{address.street}</span>
          <span>
            {displayPostalCode(address.postalCode)} {address.city}
          </span>
          <span>{[address.stateName, address.country].filter(Boolean).join(', ')}</span>
        </address>
      ) : (
        <>
          <p className={styles.empty}>{t('empty')}</p>
          <LinkButton href={ADDRESS_PATH} kind="line">
            {t('add')}
          </LinkButton>
        </>
      )}
    </OverviewCard>
  )
}

/** The number of unread messages. */
export function MessageCard({ unread }: { unread: number }) {
  const t = useTranslations('MessageCard')
  return (
    <OverviewCard id="messages" title={t('title')} more={{ text: t('all'), url: MESSAGES_PATH }}>
      {unread > 0 ? (
        <Link className={styles.unread} href="/account/messages">
          <Icon name="mail" size="medium" />
          {t('unread', { count: unread })}
        </Link>
      ) : (
        <p className={styles.read}>{t('read')}</p>
      )}
    </OverviewCard>
  )
}

interface RecentOrdersProps {
  orders: OrderEntry[]
  place: DateContext
  currency: Currency
}

/** The latest orders, or a link to the products if there are none. */
export function RecentOrders({ orders, place, currency }: RecentOrdersProps) {
  const t = useTranslations('RecentOrders')
  const more = { text: t('all'), url: ORDERS_PATH }
  return (
    <OverviewCard id="recent-orders" title={t('title')} more={orders.length > 0 ? more : undefined}>
      {orders.length > 0 ? (
        <ul>
          {orders.map((order) => (
            <li key={order.number} className={styles.item}>
              <RecentOrder order={order} place={place} currency={currency} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={styles.ordersEmpty}>{t('empty')}</p>
          <LinkButton href="/product" kind="line">
            {t('shop')}
          </LinkButton>
        </>
      )}
    </OverviewCard>
  )
}

interface RecentOrderProps {
  order: OrderEntry
  place: DateContext
  currency: Currency
}

/** An order in two lines, linked to its page. */
export function RecentOrder({ order, place, currency: storeCurrency }: RecentOrderProps) {
  const { total, currency } = entryAsShown(order, storeCurrency)
  const t = useTranslations('OrderStatus')
  const status = statusOf(order)
  return (
    <Link className={styles.order} href={`/account/orders/${order.number}`}>
      <span className={styles.line}>
        <b className={styles.number}>{order.number}</b>
        <StatusChip tone={ORDER_TONES[status]} text={t(status)} />
      </span>
      <span className={styles.line}>
        <time className={styles.placed} dateTime={order.placedAt}>
          {formatDate(order.placedAt, place)}
        </time>
        <b className={styles.total}>{formatPrice(total, currency)}</b>
      </span>
    </Link>
  )
}

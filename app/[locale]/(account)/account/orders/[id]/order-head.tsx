import { ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { OrderChips } from '@/components/account/order-chips'
import { useOrderStatusTexts } from '@/components/account/order-status-texts'
import type { Order } from '@/contract/entities/order'
import { formatDate, type DatePlace } from '@/lib/format/date'
import styles from './order-head.module.scss'

/** Which order it is, from when, how it stands, and the way back to all of them. */
export function OrderHead({ order, place }: { order: Order; place: DatePlace }) {
  const t = useTranslations('OrderStatus')
  const page = useTranslations('OrderPage')
  return (
    <header className={styles.head}>
      <BackLink href={ORDERS_PATH}>{page('back')}</BackLink>
      <h1 className={styles.title}>{t('order', { number: order.number })}</h1>
      <p className={styles.placed}>{t('placed', { date: formatDate(order.placedAt, place) })}</p>
      <OrderChips order={order} texts={useOrderStatusTexts()} names="shown" />
    </header>
  )
}

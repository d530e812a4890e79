import type { OrderEntry, PaymentStatus, ShippingStatus } from '@/contract/entities/order'
import { StatusChip, type StatusTone } from '../ui/status-chip'
import styles from './order-chips.module.scss'
import type { OrderStatusTexts } from './order-status-texts'

interface Props {
  order: Pick<OrderEntry, 'payment' | 'shipping' | 'needsDelivery'>
  texts: OrderStatusTexts
  /** Whether the axis names are visible or only for screen readers. */
  names: 'shown' | 'hidden'
}

/** A canceled order shows no `unshipped` chip. An order without shipping shows neither that nor `shipped`. */
const axesOf = ({ payment, shipping, needsDelivery }: Props['order']) =>
  (payment === 'canceled' && shipping === 'unshipped') || (!needsDelivery && shipping !== 'unable-to-ship')
    ? (['payment'] as const)
    : (['payment', 'shipping'] as const)

/** Payment and shipping status of an order. */
export const OrderChips = ({ order, texts, names }: Props) => (
  <dl className={`${styles.chips} ${styles[names]}`}>
    {axesOf(order).map((axis) => (
      <div key={axis}>
        <dt className={styles.name}>{texts[axis]}</dt>
        <dd>
          <StatusChip tone={ORDER_TONES[order[axis]]} text={texts.statuses[order[axis]]} />
        </dd>
      </div>
    ))}
  </dl>
)

/** The chip tone of each payment and shipping status. */
export const ORDER_TONES: Record<PaymentStatus | ShippingStatus, StatusTone> = {
  unpaid: 'warn',
  paid: 'ok',
  refunded: 'info',
  canceled: 'bad',
  unshipped: 'info',
  'unable-to-ship': 'bad',
  'partial-shipment': 'warn',
  shipped: 'ok',
}

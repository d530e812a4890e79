import type { OrderEntry } from '@/contract/entities/order'
import { StatusChip } from '../ui/status-chip'
import styles from './order-chips.module.scss'
import type { OrderStatusTexts } from './order-status-texts'
import { ORDER_TONES } from './order-tones'

interface Props {
  order: Pick<OrderEntry, 'payment' | 'shipping'>
  texts: OrderStatusTexts
  /** Whether the axes' names are seen, or read out only. */
  names: 'shown' | 'hidden'
}

/** That nothing was sent of an order that was canceled goes without saying. */
const axesOf = ({ payment, shipping }: Props['order']) =>
  payment === 'canceled' && shipping === 'unshipped' ? (['payment'] as const) : (['payment', 'shipping'] as const)

/** How an order stands: what was paid, and what was sent. */
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

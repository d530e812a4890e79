import type { Currency } from '@/contract/entities/store'
import type { Order } from '@/contract/entities/order'
import type { FlashState } from '@/lib/forms/flash-state'
import type { DatePlace } from '@/lib/format/date'
import { CancelOrder } from './cancel-order'
import { OrderActions } from './order-actions'
import { OrderAside } from './order-aside'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import { OrderNews } from './order-news'
import { OrderProgress } from './order-progress'
import styles from './order-screen.module.scss'
import { OrderTotals } from './order-totals'

interface Props {
  order: Order
  /** What became of the form that led here. */
  answer: FlashState | null
  place: DatePlace
  currency: Currency
  imageBase: string
}

/** A whole order: how it stands, what was bought, what it cost, and where it goes. */
export const OrderScreen = ({ order, answer, place, currency, imageBase }: Props) => (
  <>
    <OrderHead order={order} place={place} />
    <div className={styles.now}>
      <OrderNews order={order} answer={answer} place={place} />
      <OrderActions order={order} />
    </div>
    <div className={styles.columns}>
      <div className={styles.main}>
        <OrderProgress order={order} place={place} />
        <section className={styles.bought} aria-labelledby="order-lines">
          <OrderLines lines={order.lines} pieces={order.pieces} currency={currency} imageBase={imageBase} />
          <OrderTotals order={order} currency={currency} />
        </section>
        {order.canCancel && <CancelOrder number={order.number} isPaid={order.payment === 'paid'} />}
      </div>
      <OrderAside order={order} />
    </div>
  </>
)

import type { CartLine } from '@/lib/cart/cart'
import type { LineState } from '@/lib/cart/line-state'
import type { Checkout } from '@/contract/entities/checkout'
import type { FlashState } from '@/lib/forms/flash-state'
import { formatPrice } from '@/lib/format/price'
import { Icon } from '../ui/icon'
import { pickPlural } from '@/lib/format/text-template'
import type { CheckoutContext } from './checkout-context'
import { Coupon } from './coupon'
import { OrderLine } from './order-line'
import styles from './order-summary.module.scss'
import { Totals } from './totals'

interface Props {
  checkout: Checkout
  /** Its lines, add-ons included. */
  list: CartLine[]
  states: ReadonlyMap<number, LineState>
  context: CheckoutContext
  /** What became of the coupon's form without JavaScript. */
  answer: FlashState | null
}

/** What is ordered: folded on a phone, beside the steps where there is room. */
export function OrderSummary({ checkout, list, states, context, answer }: Props) {
  const toldOf = (id: number) => {
    const [line, state] = [list.find((one) => one.id === id), states.get(id)]
    return line && state && { line, state }
  }
  const {
    texts: { summary: texts, locale },
    currency,
  } = context
  const { lines, totals, coupon } = checkout
  return (
    <aside className={styles.aside} aria-label={texts.title}>
      <details className={styles.fold} open={answer !== null || Boolean(coupon?.problem)} suppressHydrationWarning>
        <summary className={styles.head}>
          <span>
            {texts.title} <span className={styles.count}>{pickPlural(texts.items, totals.pieces, locale)}</span>
          </span>
          <Icon name="down" size="medium" />
          <span className={styles.total}>{formatPrice(totals.total, currency)}</span>
        </summary>
        <div className={styles.body}>
          <ul aria-label={texts.lines}>
            {lines.map((line) => (
              <OrderLine key={line.id} line={line} context={context} told={toldOf(line.id)} />
            ))}
          </ul>
          <div className={styles.coupon}>
            <Coupon coupon={coupon} answer={answer} texts={texts.coupon} />
          </div>
          <Totals checkout={checkout} context={context} />
        </div>
      </details>
    </aside>
  )
}

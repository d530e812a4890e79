import type { CartLineReply } from '@/contract/entities/cart'
import type { Checkout } from '@/contract/entities/checkout'
import { needsDelivery } from '@/contract/entities/checkout-fields'
import type { CartLine } from '@/lib/cart/cart'
import { choiceText, type LineState } from '@/lib/cart/cart-line'
import { productTitle } from '@/lib/catalog/product-title'
import { formatPrice } from '@/lib/format/price'
import { taxRows } from '@/lib/format/taxes'
import { fillText, pickPlural } from '@/lib/format/text-template'
import type { FlashState } from '@/lib/forms/flash-state'
import { showCheckout } from '@/lib/checkout/use-checkout'
import { Coupon } from '../forms/coupon-form'
import { Icon } from '../ui/icon'
import { LineNoteList } from '../ui/line-notes'
import { Thumbnail } from '../ui/thumbnail'
import type { CheckoutContext } from './checkout-context'
import lineStyles from './order-line.module.scss'
import styles from './order-summary.module.scss'
import totalsStyles from './totals.module.scss'

interface OrderSummaryProps {
  checkout: Checkout
  /** Its lines, add-ons included. */
  list: CartLine[]
  states: ReadonlyMap<number, LineState>
  context: CheckoutContext
  /** Flash state of the coupon form without JavaScript. */
  flash: FlashState | null
}

/** The ordered lines, coupon and totals: collapsed on phones, beside the steps on wide screens. */
export function OrderSummary({ checkout, list, states, context, flash }: OrderSummaryProps) {
  const lineStateOf = (id: number) => {
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
      <details className={styles.fold} open={flash !== null || Boolean(coupon?.problem)} suppressHydrationWarning>
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
              <OrderLine key={line.id} line={line} context={context} note={lineStateOf(line.id)} />
            ))}
          </ul>
          <div className={styles.coupon}>
            <Coupon coupon={coupon} flash={flash} texts={texts.coupon} onChange={showCheckout} />
          </div>
          <Totals checkout={checkout} context={context} />
        </div>
      </details>
    </aside>
  )
}

interface OrderLineProps {
  line: CartLineReply
  context: CheckoutContext
  /** Stock and price notes, if there are any. */
  note?: { line: CartLine; state: LineState }
}

function OrderLine({ line, context, note }: OrderLineProps) {
  const { currency, imageBase, texts } = context
  const { product, productModel, imageUrl, photo, quantity, price, specialPrice } = line
  const { first, second } = productTitle(product)
  return (
    <li className={lineStyles.line}>
      <Thumbnail
        className={lineStyles.image}
        imageUrl={imageUrl}
        photo={photo}
        base={imageBase}
        sizes="64px"
        widths={[96, 160]}
      />
      <div className={lineStyles.words}>
        <p className={lineStyles.name}>{first || productModel}</p>
        {second && <p className={lineStyles.choice}>{second}</p>}
        <p className={lineStyles.choice}>{choiceText(line, texts.summary.size)}</p>
        {quantity > 1 && <p className={lineStyles.choice}>{fillText(texts.summary.quantity, { quantity })}</p>}
        {note && <LineNoteList {...note} texts={texts.lineNotes} currency={currency} />}
      </div>
      <p className={lineStyles.price}>{formatPrice((specialPrice ?? price) * quantity, currency)}</p>
    </li>
  )
}

/** Subtotal, savings, discount, delivery, total and the tax in it. Screen readers announce a changed total. */
function Totals({ checkout, context }: { checkout: Checkout; context: CheckoutContext }) {
  const {
    currency,
    texts: { summary: texts },
  } = context
  const {
    totals: { subTotal, saved, discount, shippingPrice, total, taxes },
    coupon,
    lines,
    methods,
    draft,
  } = checkout
  const delivery = methods.find(({ id }) => String(id) === draft.shippingId)?.name ?? texts.delivery
  return (
    <dl className={totalsStyles.totals} aria-label={texts.totals}>
      <div className={totalsStyles.row}>
        <dt>{texts.subTotal}</dt>
        <dd>{formatPrice(subTotal, currency)}</dd>
      </div>
      {saved > 0 && (
        <div className={`${totalsStyles.row} ${totalsStyles.less}`}>
          <dt>{texts.saved}</dt>
          <dd>{formatPrice(-saved, currency)}</dd>
        </div>
      )}
      {coupon && discount > 0 && (
        <div className={`${totalsStyles.row} ${totalsStyles.less}`}>
          <dt>{fillText(texts.discount, { code: coupon.code })}</dt>
          <dd>{formatPrice(-discount, currency)}</dd>
        </div>
      )}
      {needsDelivery(lines) && (
        <div className={totalsStyles.row}>
          <dt>{delivery}</dt>
          <dd>{shippingPrice === null ? texts.later : formatPrice(shippingPrice, currency)}</dd>
        </div>
      )}
      <div className={`${totalsStyles.row} ${totalsStyles.sum}`}>
        <dt>{texts.total}</dt>
        <dd aria-live="polite">{formatPrice(total, currency)}</dd>
      </div>
      {taxRows(taxes, currency).map(({ name, isCharged, net, tax }) => (
        <div key={name} className={totalsStyles.tax}>
          <dt>{fillText(isCharged ? texts.tax : texts.untaxed, { name, net })}</dt>
          <dd>{tax}</dd>
        </div>
      ))}
    </dl>
  )
}

import { eq } from 'drizzle-orm'
import type { Draft, Totals } from '../../contract/entities/checkout'
import type { CheckoutStep } from '../../contract/entities/checkout-fields'
import type { ShippingMethod } from '../../contract/entities/shipping'
import type { ShownTotals } from '../../contract/entities/shown'
import { ownsEmail } from '../customers/owns-email'
import { ownerOf } from '../cart/cart-owner'
import { readCart } from '../cart/read-cart'
import type { Caller, Shop } from '../http/context'
import { judgeCoupon, type JudgedCoupon } from '../cart/judge-coupon'
import { cart } from '../db/schema'
import { shownLine, type ShownCartLine } from '../catalog/shown-line'
import { readCurrency } from '../admin/told-currency'
import { listMethods } from './list-methods'
import { checkoutProblems } from './checkout-problems'
import { toId } from './draft-numbers'
import type { Problem } from './field-problems'
import { readKept } from './kept-checkout'
import { shownTotals } from './shown-totals'
import { paidSum, totalsOf } from './totals'

/** What somebody who never had a cart would order of; no cart is called so. */
const NO_CART = 'none'

/** Everything an order would be made of at this moment. What is shown and what is ordered are read by this alone. */
export interface Quote {
  /** Names the cart. */
  ref: string
  lines: ShownCartLine[]
  draft: Draft
  methods: ShippingMethod[]
  /** The way of delivery that was chosen, if it goes there. */
  method: ShippingMethod | null
  coupon: JudgedCoupon | null
  totals: Totals & { shown: ShownTotals }
  problems: Record<CheckoutStep, Problem[]>
}

/** Reads the caller's checkout at today's prices. @param shop inside a transaction, `db` is the transaction */
export async function readQuote(shop: Shop, caller: Caller): Promise<Quote> {
  const owner = ownerOf(caller)
  const currency = await readCurrency(shop)
  const { carts: lines } = await readCart(shop, owner, currency)
  // After the lines: were it read before them, an order made in between would answer for the lines of the next cart.
  const [row] = await shop.db.select({ ref: cart.ref }).from(cart).where(eq(cart.owner, owner))
  const { draft, couponCode } = await readKept(shop, caller)
  const methods = await listMethods(shop, toId(draft.countryId), currency)
  const method = methods.find(({ id }) => id === toId(draft.shippingId)) ?? null
  const { email } = draft
  const paid = paidSum(lines.map(shownLine))
  const coupon =
    couponCode === null
      ? null
      : await judgeCoupon(shop, {
          ...{ code: couponCode, email, paid, currency },
          isOwnEmail: await ownsEmail(shop.db, caller),
        })
  const reduction = coupon?.reduction ?? null
  const delivery = method?.price ?? null
  return {
    ref: row?.ref ?? NO_CART,
    lines,
    draft,
    methods,
    method,
    coupon,
    totals: {
      ...totalsOf(lines, reduction, delivery),
      shown: shownTotals(lines, reduction, { delivery, currency }),
    },
    problems: await checkoutProblems(shop, draft, methods),
  }
}

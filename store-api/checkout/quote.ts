import { asc, desc, eq } from 'drizzle-orm'
import type { Checkout, Draft, Totals } from '../../contract/entities/checkout'
import { CHECKOUT_STEPS, type CheckoutStep } from '../../contract/entities/checkout-fields'
import type { ShippingMethod } from '../../contract/entities/shipping'
import type { ShownTotals } from '../../contract/entities/shown'
import { ownsEmail } from '../customers/customers'
import { ownerOf } from '../cart/cart-owner'
import { readCart } from '../cart/read-cart'
import type { Caller, Shop } from '../http/context'
import { judgeCoupon, type JudgedCoupon } from '../cart/coupons'
import { cart, shippingMethod, shippingRate } from '../db/schema'
import { type ShownCartLine, shownLine } from '../catalog/shown-line'
import { readCurrency } from '../admin/told-currency'
import { checkoutProblems, type Problem } from './validate-checkout'
import { readKept, toId } from './draft'
import { paidSum, shownTotals, totalsOf } from './totals'
import { toShown } from '../../contract/money'
import type { StoreCurrency } from '../demo/catalogue/catalogue'

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

/** What is wrong with a checkout, step by step. */
export const allProblems = ({ problems }: Pick<Quote, 'problems'>) => CHECKOUT_STEPS.flatMap((step) => problems[step])

/** The caller's checkout as it stands. */
export async function readCheckout(shop: Shop, caller: Caller): Promise<Checkout> {
  const quote = await readQuote(shop, caller)
  const { ref, coupon, lines, draft, methods, totals, problems } = quote
  return {
    cart: ref,
    isGuest: caller.customerId === null,
    draft,
    lines,
    methods,
    coupon: coupon && {
      code: coupon.code,
      text: coupon.text,
      discount: totals.discount,
      problem: coupon.problem,
    },
    totals,
    step: CHECKOUT_STEPS.find((step) => problems[step].length > 0) ?? 'payment',
    problems: allProblems(quote),
  }
}

/**
 * The shipping methods of a country: deliveries before collections, then the cheapest first, of equal ones the fastest.
 * @param currency the one shown
 */
export async function listMethods(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  countryId: number,
  currency: StoreCurrency,
): Promise<ShippingMethod[]> {
  const rows = await db
    .select()
    .from(shippingRate)
    .innerJoin(shippingMethod, eq(shippingMethod.id, shippingRate.methodId))
    .where(eq(shippingRate.countryId, countryId))
    .orderBy(
      // 'delivery' sorts behind 'collection'.
      desc(shippingMethod.kind),
      asc(shippingRate.price),
      asc(shippingRate.maxDays),
      asc(shippingRate.minDays),
      asc(shippingMethod.position),
    )
  return rows.map(({ shipping_method: method, shipping_rate: rate }) => ({
    id: method.id,
    name: method.name[language],
    description: method.description[language],
    kind: method.kind,
    price: rate.price,
    shown: { price: toShown(rate.price, currency) },
    days: { min: rate.minDays, max: rate.maxDays },
  }))
}

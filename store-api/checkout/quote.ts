import { asc, desc, eq } from 'drizzle-orm'
import type { Checkout, Draft, Totals } from '../../contract/entities/checkout'
import { CHECKOUT_STEPS, type CheckoutStep, needsDelivery } from '../../contract/entities/checkout-fields'
import type { ShippingMethod } from '../../contract/entities/shipping'
import type { ShownTotals } from '../../contract/entities/shown'
import { toDisplayAmount } from '../../contract/money'
import { readCurrency, readStore } from '../admin/store-settings'
import { ownerOf } from '../cart/cart-owner'
import { validateCoupon, type ValidatedCoupon } from '../cart/coupons'
import { readCart } from '../cart/read-cart'
import { lineReply, type ShownCartLine, shownLine } from '../catalog/shown-line'
import { ownsEmail } from '../customers/customers'
import { cart, shippingMethod, shippingRate } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'
import type { DeliveryTerms } from '../db/schema/orders'
import type { Caller, Shop } from '../http/context'
import { deliveryTerms, nextArrivals } from './arrival'
import { loadDraft, toId } from './draft'
import { type QuoteTaxes, readTaxes } from './quote-taxes'
import { sumLines, shownTotals, totalsOf } from './totals'
import { checkoutProblems, type Problem } from './validate-checkout'

/** Reference for callers without a cart; no cart has this reference. */
const NO_CART = 'none'

/** A method with the terms of its dates; null where no date is shown. */
export type QuotedMethod = ShippingMethod & { terms: DeliveryTerms | null }

/** A quote: everything an order would consist of now. The checkout page and the order both read it here. */
export interface Quote {
  /** Reference of the cart. */
  ref: string
  lines: ShownCartLine[]
  draft: Draft
  methods: QuotedMethod[]
  /** The chosen shipping method, if it is available for the country; null if nothing is shipped. */
  method: QuotedMethod | null
  coupon: ValidatedCoupon | null
  totals: Totals & { shown: ShownTotals }
  /** Null without tax rates, or while the country of delivery is not known. */
  taxes: QuoteTaxes | null
  problems: Record<CheckoutStep, Problem[]>
}

/** Reads the caller's quote at current prices. @param shop inside a transaction, `db` is the transaction */
export async function readQuote(shop: Shop, caller: Caller): Promise<Quote> {
  const owner = ownerOf(caller)
  const currency = await readCurrency(shop)
  const { carts: lines } = await readCart(shop, owner, currency)
  // After the lines: read before them, an order placed in between would pair this reference with the next cart's lines.
  const [row] = await shop.db.select({ ref: cart.ref }).from(cart).where(eq(cart.owner, owner))
  const { draft: storedDraft, couponCode } = await loadDraft(shop, caller)
  const isShipped = needsDelivery(lines)
  const methods = isShipped ? await quoteMethods(shop, { countryId: toId(storedDraft.countryId), currency, lines }) : []
  const draft = withOnlyMethod(storedDraft, methods)
  const method = methods.find(({ id }) => id === toId(draft.shippingId)) ?? null
  const { email } = draft
  const linesTotal = sumLines(lines.map(shownLine))
  const coupon =
    couponCode === null
      ? null
      : await validateCoupon(shop, {
          ...{ code: couponCode, email, linesTotal, currency },
          isOwnEmail: await ownsEmail(shop.db, caller),
        })
  const reduction = coupon?.reduction ?? null
  const delivery = isShipped ? (method?.price ?? null) : 0
  const shown = shownTotals(lines, reduction, { delivery, currency })
  const taxes = await readTaxes(shop, { lines, draft, method, totals: shown })
  return {
    ref: row?.ref ?? NO_CART,
    lines,
    draft,
    methods,
    method,
    coupon,
    totals: { ...totalsOf(lines, reduction, delivery), shown, ...(taxes && { taxes: taxes.lines }) },
    taxes,
    problems: await checkoutProblems(shop, draft, isShipped ? methods : null),
  }
}

/** The draft with the only way to send the order, which needs no choice. Collection is never chosen for a shopper. */
function withOnlyMethod(draft: Draft, [method, ...others]: readonly ShippingMethod[]): Draft {
  if (method?.kind !== 'delivery' || others.length > 0) return draft
  return { ...draft, shippingId: String(method.id) }
}

/** All problems of a checkout, in the order of its steps. */
export const allProblems = ({ problems }: Pick<Quote, 'problems'>) => CHECKOUT_STEPS.flatMap((step) => problems[step])

/** The caller's checkout. */
export async function readCheckout(shop: Shop, caller: Caller): Promise<Checkout> {
  const quote = await readQuote(shop, caller)
  const { ref, coupon, lines, draft, methods, totals, problems } = quote
  return {
    cart: ref,
    isGuest: caller.customerId === null,
    draft,
    lines: lines.map(lineReply),
    methods: methods.map(methodReply),
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

const methodReply = ({ terms: _, ...method }: QuotedMethod): ShippingMethod => method

interface MethodQuery {
  countryId: number
  /** The displayed currency. */
  currency: StoreCurrency
  /** The shipped lines; null if unknown: then none counts as personalized, and all as in stock. */
  lines: Pick<ShownCartLine, 'isCustom' | 'isBackOrdered'>[] | null
}

/** The shipping methods of a country: deliveries before collections, then by price, then by speed. */
async function quoteMethods(
  shop: Pick<Shop, 'db' | 'language' | 'now'>,
  { countryId, currency, lines }: MethodQuery,
): Promise<QuotedMethod[]> {
  const { db, language, now } = shop
  const [store, rows] = await Promise.all([
    readStore(shop),
    db
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
      ),
  ])
  const isPersonalized = lines?.some(({ isCustom }) => isCustom) ?? false
  const isInStock = !lines?.some(({ isBackOrdered }) => isBackOrdered)
  return rows.map(({ shipping_method: method, shipping_rate: rate }) => {
    const terms = isInStock ? deliveryTerms(store, method, { ...rate, isPersonalized }) : null
    return {
      id: method.id,
      name: method.name[language],
      description: method.description[language],
      kind: method.kind,
      price: rate.price,
      isTracked: method.isTracked,
      shown: { price: toDisplayAmount(rate.price, currency) },
      days: { min: rate.minDays, max: rate.maxDays },
      arrivals: nextArrivals(now(), terms, store),
      personalizationDays: lines ? 0 : (store.dispatch?.personalizationDays ?? 0),
      terms,
    }
  })
}

/** The shipping methods of a country, for any order. @param currency the displayed currency */
export const listMethods = async (
  shop: Pick<Shop, 'db' | 'language' | 'now'>,
  countryId: number,
  currency: StoreCurrency,
): Promise<ShippingMethod[]> => (await quoteMethods(shop, { countryId, currency, lines: null })).map(methodReply)

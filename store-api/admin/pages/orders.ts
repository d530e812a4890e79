import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { LIMITS } from '../../../contract/limits'
import {
  addCoupon,
  type CouponFormat,
  type CouponRow,
  describeCoupon,
  endCoupon,
  formatAmount,
  listCoupons,
} from '../../cart/manage-coupons'
import { setPrice } from '../../catalog/set-price'
import { setStock } from '../../catalog/set-stock'
import type { OrderRow } from '../../db/schema'
import type { AppContext, AppEnv, Shop } from '../../http/context'
import { HttpError, notFound } from '../../http/errors'
import { refundOrder } from '../../orders/cancel-order'
import { deliverShipment, holdOrder, releaseOrder, shipOrder } from '../../orders/fulfillment'
import { chargedTotal } from '../../orders/order-format'
import { isImported, SHIPPING_TRANSITIONS } from '../../orders/state-machine'
import { toPieces } from '../cli/args'
import { CommandError } from '../cli/command-error'
import { readCoupon, readParcel, readPrice } from '../cli/parse-fields'
import { cancelByNumber, explainFailure, listNewestOrders, toDecimal } from '../orders'
import { readMinorDigits } from '../store-settings'
import { adminPage, setSecurityHeaders, loopbackOnly, PAGE_STYLE } from './admin-page'

/** Path of the page and its forms. */
const ORDERS_PAGE = '/dev/orders'

const MAX_LISTED_ORDERS = 30

/** Filled-in form fields by name. */
type Fields = Record<string, string | undefined>

async function readFields(c: Context): Promise<Fields> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )
}

/**
 * `GET /dev/orders` with its forms: the operator's actions on orders, prices, stock and coupons, on development machines.
 * In production use `npm run store-api -- ship` and its siblings. Bodies are url-encoded; an empty field counts as
 * missing:
 *
 * - `POST /dev/orders/order/{number}/ship`: carrier, tracking, url?, pieces?
 * - `POST /dev/orders/order/{number}/deliver`: tracking? (all parcels without it)
 * - `POST /dev/orders/order/{number}/hold`, `…/release`, `…/cancel`, `…/refund`
 * - `POST /dev/orders/price`: key, price (79.00, in the digits of the shop's currency), special?
 * - `POST /dev/orders/stock`: sku, pieces
 * - `POST /dev/orders/coupon`: code, text, kind (percent, amount, shipping), value?, min?, uses?, perEmail?, until?
 * - `POST /dev/orders/coupon/{code}/end`
 *
 * Replies: 303 back to the page, 400 with a reason, 404 for an unknown order, product or coupon.
 */
export const adminOrderRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  if (!shop.hasAdminPages) return
  app.on(['GET', 'POST'], [ORDERS_PAGE, `${ORDERS_PAGE}/*`], loopbackOnly(), bodyLimit({ maxSize: LIMITS.bodyBytes }))

  app.get(ORDERS_PAGE, async (c) => {
    const [orders, coupons] = [await listNewestOrders(shop, { limit: MAX_LISTED_ORDERS }), await listCoupons(shop)]
    const digits = await readMinorDigits(shop)
    setSecurityHeaders(c, PAGE_STYLE, "'self'")
    const format = { language: shop.language, digits }
    return c.html(
      adminPage('Orders', [catalogArticle(digits), ...orders.map(orderArticle), couponsArticle(coupons, format)]),
    )
  })
  app.post(`${ORDERS_PAGE}/order/:number/:action`, async (c) => {
    const { number, action } = c.req.param()
    const handler = Object.hasOwn(ORDER_ACTIONS, action) ? ORDER_ACTIONS[action] : undefined
    if (!handler) throw notFound()
    const fields = await readFields(c)
    return runAction(
      c,
      () => handler(shop, number, fields),
      (error) => explainFailure(shop, number, error),
    )
  })
  app.post(`${ORDERS_PAGE}/coupon/:code/end`, (c) =>
    runAction(c, async () => requireFound(await endCoupon(shop, c.req.param('code')))),
  )
  app.post(`${ORDERS_PAGE}/:action`, async (c) => {
    const name = c.req.param('action')
    const handler = Object.hasOwn(CATALOG_ACTIONS, name) ? CATALOG_ACTIONS[name] : undefined
    if (!handler) throw notFound()
    const fields = await readFields(c)
    return runAction(c, async () => requireFound(await handler(shop, fields)))
  })
}

function requireFound(isFound: boolean): void {
  if (!isFound) throw notFound()
}

/** Runs an action and redirects to the page, or shows the reason of a failure. */
async function runAction(
  c: AppContext,
  action: () => Promise<void>,
  explain: (error: unknown) => Promise<string | null> = async () => null,
) {
  try {
    await action()
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw error
    const reason = error instanceof CommandError ? error.message : await explain(error)
    if (reason === null) throw error
    setSecurityHeaders(c, PAGE_STYLE)
    return c.html(adminPage('Not possible', html`<p>${reason}</p>`), 400)
  }
  return c.redirect(ORDERS_PAGE, 303)
}

type OrderAction = (shop: Shop, number: string, fields: Fields) => Promise<void>

/** Operations on one order, by the last segment of the path. */
const ORDER_ACTIONS: Record<string, OrderAction> = {
  ship: (shop, number, fields) => shipOrder(shop, readParcel({ ...fields, number })),
  deliver: (shop, number, { tracking }) => deliverShipment(shop, { number, trackingNumber: tracking }),
  hold: holdOrder,
  release: releaseOrder,
  cancel: cancelByNumber,
  refund: refundOrder,
}

/** @returns false for an unknown product, SKU or coupon */
type CatalogAction = (shop: Shop, fields: Fields) => Promise<boolean>

const parseCoupon = ({ kind, value, code = '', ...input }: Fields, digits: number) =>
  readCoupon(
    {
      ...input,
      code,
      percent: kind === 'percent' ? value : undefined,
      amount: kind === 'amount' ? value : undefined,
      isFree: kind === 'shipping',
    },
    digits,
  )

/** Operations on prices, stock and coupons. */
const CATALOG_ACTIONS: Record<string, CatalogAction> = {
  price: async (shop, fields) => setPrice(shop, readPrice(fields, await readMinorDigits(shop))),
  stock: (shop, { sku = '', pieces = '' }) => setStock(shop, { sku, pieces: toPieces(pieces) }),
  coupon: async (shop, fields) => {
    const isAdded = await addCoupon(shop, parseCoupon(fields, await readMinorDigits(shop)))
    if (!isAdded) throw new CommandError(`There is a coupon ${fields.code} already.`)
    return isAdded
  },
}

type Content = ReturnType<typeof html>

interface Field {
  name: string
  label: string
  isRequired?: boolean
}

const field = ({ name, label, isRequired = false }: Field) =>
  html`<label>${label} <input name="${name}" ${isRequired ? 'required' : ''} /></label>`

/** A form; its field names are those of the matching command. */
const form = (action: string, button: string, fields: Field[] = [], extraContent: Content | '' = '') =>
  html`<form method="post" action="${ORDERS_PAGE}/${action}">
    ${fields.map(field)}${extraContent}<button>${button}</button>
  </form>`

const PARCEL_FIELDS: Field[] = [
  { name: 'carrier', label: 'Carrier', isRequired: true },
  { name: 'tracking', label: 'Tracking number', isRequired: true },
  { name: 'url', label: 'Tracking URL' },
  { name: 'pieces', label: 'Items (leave empty for all)' },
]

/** Forms of the operations an order's state allows. */
function formsOf({ number, payment, shipping, source }: OrderRow): Content[] {
  if (isImported({ source })) return []
  const isActive = payment === 'unpaid' || payment === 'paid'
  const transitions = SHIPPING_TRANSITIONS[shipping]
  const isSent = shipping === 'shipped' || shipping === 'partial-shipment'
  const pathOf = (action: string) => `order/${number}/${action}`
  return [
    ...(payment === 'paid' && transitions.includes('shipped')
      ? [form(pathOf('ship'), `Ship ${number}`, PARCEL_FIELDS)]
      : []),
    ...(isSent ? [form(pathOf('deliver'), `Deliver ${number}`)] : []),
    ...(isActive && transitions.includes('unable-to-ship') ? [form(pathOf('hold'), `Hold ${number}`)] : []),
    ...(isActive && shipping === 'unable-to-ship' ? [form(pathOf('release'), `Release ${number}`)] : []),
    ...(isActive && !isSent ? [form(pathOf('cancel'), `Cancel ${number}`)] : []),
    ...(payment === 'paid' ? [form(pathOf('refund'), `Refund ${number}`)] : []),
  ]
}

const orderArticle = (row: OrderRow): Content => html`
  <article>
    <h2>${row.number}</h2>
    <p>
      ${row.payment}, ${row.shipping}, ${toDecimal(chargedTotal(row), row.currency)}, ${row.email},
      ${row.placedAt.toISOString()}
    </p>
    ${formsOf(row)}
  </article>
`

const COUPON_KIND_FIELD = html`
  <label>
    Type
    <select name="kind">
      <option value="percent">Percentage</option>
      <option value="amount">Amount</option>
      <option value="shipping">Free delivery</option>
    </select>
  </label>
`

const couponFields = (digits: number): Field[] => [
  { name: 'code', label: 'Code', isRequired: true },
  { name: 'text', label: 'Description', isRequired: true },
  { name: 'value', label: `Amount (10 or ${formatAmount(5 * 10 ** digits, digits)})` },
  { name: 'min', label: `Minimum order (${formatAmount(50 * 10 ** digits, digits)})` },
  { name: 'uses', label: 'Usage limit' },
  { name: 'perEmail', label: 'Uses per email' },
  { name: 'until', label: 'Last day (2026-12-31)' },
]

const couponLine = (row: CouponRow, format: CouponFormat) => html`
  <p>${describeCoupon(row, format)}</p>
  ${form(`coupon/${row.code}/end`, `End ${row.code}`)}
`

const couponsArticle = (coupons: CouponRow[], format: CouponFormat): Content => html`
  <article>
    <h2>Coupons</h2>
    ${coupons.map((row) => couponLine(row, format))}
  </article>
`

/**
 * Forms for prices, stock and new coupons, to change them during a checkout.
 * @param digits of the shop's own currency, in which amounts are written
 */
export const catalogArticle = (digits: number): Content => html`
  <article>
    <h2>Prices, stock and new coupons</h2>
    ${form('price', 'Set price', [
      { name: 'key', label: 'Product key', isRequired: true },
      { name: 'price', label: `Price (${formatAmount(79 * 10 ** digits, digits)})`, isRequired: true },
      { name: 'special', label: 'Sale price' },
    ])}
    ${form('stock', 'Set stock', [
      { name: 'sku', label: 'SKU', isRequired: true },
      { name: 'pieces', label: 'Quantity', isRequired: true },
    ])}
    ${form('coupon', 'Add coupon', couponFields(digits), COUPON_KIND_FIELD)}
  </article>
`

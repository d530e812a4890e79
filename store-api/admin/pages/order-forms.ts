import type { OrderRow } from '../../db/schema'
import { html } from 'hono/html'
import { describeCoupon, written, type CouponRow, type Told } from '../../cart/manage-coupons'
import { chargedTotal } from '../../orders/order-format'
import { toPlain } from '../describe-order'
import { SHIPPING_TRANSITIONS } from '../../orders/state-machine'

/** Path of the page and its forms. */
export const ORDERS_PAGE = '/dev/orders'

type Content = ReturnType<typeof html>

interface Field {
  name: string
  label: string
  isRequired?: boolean
}

const field = ({ name, label, isRequired = false }: Field) =>
  html`<label>${label} <input name="${name}" ${isRequired ? 'required' : ''} /></label>`

/** A form; its field names are those of the matching command. */
const form = (action: string, button: string, fields: Field[] = [], more: Content | '' = '') =>
  html`<form method="post" action="${ORDERS_PAGE}/${action}">
    ${fields.map(field)}${more}<button>${button}</button>
  </form>`

const PARCEL: Field[] = [
  { name: 'carrier', label: 'Carrier', isRequired: true },
  { name: 'tracking', label: 'Tracking number', isRequired: true },
  { name: 'url', label: 'Tracking URL' },
  { name: 'pieces', label: 'Items (leave empty for all)' },
]

/** Forms of the operations an order's state allows. */
function formsOf({ number, payment, shipping }: OrderRow): Content[] {
  const isLive = payment === 'unpaid' || payment === 'paid'
  const moves = SHIPPING_TRANSITIONS[shipping]
  const isSent = shipping === 'shipped' || shipping === 'partial-shipment'
  const at = (action: string) => `order/${number}/${action}`
  return [
    ...(payment === 'paid' && moves.includes('shipped') ? [form(at('ship'), `Ship ${number}`, PARCEL)] : []),
    ...(isSent ? [form(at('deliver'), `Deliver ${number}`)] : []),
    ...(isLive && moves.includes('unable-to-ship') ? [form(at('hold'), `Hold ${number}`)] : []),
    ...(isLive && shipping === 'unable-to-ship' ? [form(at('release'), `Release ${number}`)] : []),
    ...(isLive && !isSent ? [form(at('cancel'), `Cancel ${number}`)] : []),
    ...(payment === 'paid' ? [form(at('refund'), `Refund ${number}`)] : []),
  ]
}

export const orderArticle = (row: OrderRow): Content => html`
  <article>
    <h2>${row.number}</h2>
    <p>
      ${row.payment}, ${row.shipping}, ${toPlain(chargedTotal(row), row.currency)}, ${row.email},
      ${row.placedAt.toISOString()}
    </p>
    ${formsOf(row)}
  </article>
`

const KINDS = html`
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
  { name: 'value', label: `Amount (10 or ${written(5 * 10 ** digits, digits)})` },
  { name: 'min', label: `Minimum order (${written(50 * 10 ** digits, digits)})` },
  { name: 'uses', label: 'Usage limit' },
  { name: 'perEmail', label: 'Uses per email' },
  { name: 'until', label: 'Last day (2026-12-31)' },
]

const couponLine = (row: CouponRow, told: Told) => html`
  <p>${describeCoupon(row, told)}</p>
  ${form(`coupon/${row.code}/end`, `End ${row.code}`)}
`

export const couponsArticle = (coupons: CouponRow[], told: Told): Content => html`
  <article>
    <h2>Coupons</h2>
    ${coupons.map((row) => couponLine(row, told))}
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
      { name: 'price', label: `Price (${written(79 * 10 ** digits, digits)})`, isRequired: true },
      { name: 'special', label: 'Sale price' },
    ])}
    ${form('stock', 'Set stock', [
      { name: 'sku', label: 'SKU', isRequired: true },
      { name: 'pieces', label: 'Quantity', isRequired: true },
    ])}
    ${form('coupon', 'Add coupon', couponFields(digits), KINDS)}
  </article>
`

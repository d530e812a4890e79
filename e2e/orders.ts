import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Checkout } from '../contract/entities/checkout'
import type { Country } from '../contract/entities/store'
import { shownAmounts } from '../lib/checkout/shown-amounts'
import { findProduct, type Buyable } from '../tests/harness/browser/products'

/** An address that the shop delivers to. */
const PLACE = {
  firstname: 'Ada',
  lastname: 'Marsh',
  street: '12 Meadow Lane',
  city: 'Bristol',
  state: 'Bristol',
  postalCode: 'BS1 4DJ',
  phone: '+44 117 496 0100',
}

/** The storefront's own calls, as its pages make them. @throws Error if the store rejects one */
function callsOf(request: APIRequestContext, origin: string) {
  return async <Data>(method: string, path: string, data?: unknown): Promise<Data> => {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const response = await request.fetch(origin + path, { method, headers, data: data ?? undefined })
    const reply = (await response.json()) as { code: number; msg: string; data: unknown }
    if (reply.code !== 0) throw new Error(`${method} ${path}: ${reply.msg} ${JSON.stringify(reply.data)}`)
    return reply.data as Data
  }
}

/** A line to add to the cart, as the product page sends it. */
export interface NewLine {
  key: string
  optionIds: (number | string | undefined)[]
  personalization?: Record<string, string>
}

/** Places an unpaid order of one piece of each product for the signed-in customer. @returns its number */
export async function placeOrderOf(
  request: APIRequestContext,
  origin: string,
  lines: readonly NewLine[],
): Promise<string> {
  const call = callsOf(request, origin)
  for (const line of lines) await call('POST', '/api/cart', { quantity: 1, custom: null, children: [], ...line })
  const countries = await call<Country[]>('GET', '/api/country')
  const country = countries.find(({ iso }) => iso === 'GB')
  const { methods } = await call<Checkout>('PUT', '/api/checkout', { ...PLACE, countryId: String(country?.id) })
  // An order with only vouchers has no delivery.
  const way = methods[0] ? { shippingId: String(methods[0].id) } : {}
  const checkout = await call<Checkout>('PUT', '/api/checkout', { ...way, paymentMethod: 'visa' })
  const body = { cart: checkout.cart, shown: shownAmounts(checkout), agree: true }
  return (await call<{ number: string }>('POST', '/api/order', body)).number
}

/** Places an unpaid order of one piece for the signed-in customer, without the pages of the shop. */
export async function placeOrder(
  request: APIRequestContext,
  origin: string,
): Promise<{ number: string; product: Buyable }> {
  const product = await findProduct(request)
  const option = product.optionGroups[0]?.optionList.find(({ title }) => title === product.size)
  const number = await placeOrderOf(request, origin, [{ key: product.key, optionIds: [option?.id] }])
  return { number, product }
}

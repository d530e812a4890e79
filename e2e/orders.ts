import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Checkout } from '../contract/entities/checkout'
import type { Country } from '../contract/entities/store'
import { shownOf } from '../lib/checkout/shown-amounts'
import { findProduct, type Buyable } from '../tests/harness/browser/products'

/** Somewhere the shop delivers to. */
const PLACE = {
  firstname: 'Ada',
  lastname: 'Marsh',
  street: '12 Meadow Lane',
  city: 'Bristol',
  state: 'Bristol',
  postalCode: 'BS1 4DJ',
  phone: '+44 117 496 0100',
}

/** Calls of the shop's own, as its pages make them. @throws Error for what the store refuses */
function callsOf(request: APIRequestContext, origin: string) {
  return async <Data>(method: string, path: string, data?: unknown): Promise<Data> => {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const response = await request.fetch(origin + path, { method, headers, data: data ?? undefined })
    const reply = (await response.json()) as { code: number; msg: string; data: unknown }
    if (reply.code !== 0) throw new Error(`${method} ${path}: ${reply.msg} ${JSON.stringify(reply.data)}`)
    return reply.data as Data
  }
}

/** Places an unpaid order of one piece for the signed-in customer, without the pages of the shop. */
export async function placeOrder(
  request: APIRequestContext,
  origin: string,
): Promise<{ number: string; product: Buyable }> {
  const call = callsOf(request, origin)
  const product = await findProduct(request)
  const option = product.optionGroups[0]?.optionList.find(({ title }) => title === product.size)
  const line = { key: product.key, optionIds: [option?.id], quantity: 1, custom: null, children: [] }
  await call('POST', '/api/cart', line)
  const countries = await call<Country[]>('GET', '/api/country')
  const country = countries.find(({ iso }) => iso === 'GB')
  const { methods } = await call<Checkout>('PUT', '/api/checkout', { ...PLACE, countryId: String(country?.id) })
  const choice = { shippingId: String(methods[0]?.id), paymentMethod: 'visa' }
  const checkout = await call<Checkout>('PUT', '/api/checkout', choice)
  const body = { cart: checkout.cart, shown: shownOf(checkout), agree: true }
  const { number } = await call<{ number: string }>('POST', '/api/order', body)
  return { number, product }
}

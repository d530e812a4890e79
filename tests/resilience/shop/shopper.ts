import { randomUUID } from 'node:crypto'
import type { Checkout } from '../../../contract/entities/checkout'
import type { ProductCard, ProductDetail } from '../../../contract/entities/product'
import type { Country } from '../../../contract/entities/store'
import type { ShopResponse, SendRequest } from './client'

/** A customer of the demo shop, with orders and messages. */
const MARA = { email: 'mara.demo@touchline.example', password: 'touchline-demo' }

/** An address that the shop delivers to. */
const PLACE = {
  ...{ firstname: 'Ada', lastname: 'Marsh', street: '12 Meadow Lane', city: 'Bristol', state: 'Bristol' },
  ...{ postalCode: 'BS1 4DJ', phone: '+44 117 496 0100' },
}

/** Response and envelope of a call; without JSON the code is -1 and the data null. */
export interface CallResult extends ShopResponse {
  code: number
  data: unknown
}

/** A shopper with a browser and cookies. */
export interface Shopper {
  /** Requests a page with the shopper's cookies. */
  request: SendRequest
  call: (method: string, path: string, body?: unknown, key?: string) => Promise<CallResult>
  logIn: () => Promise<CallResult>
  /** Returns the body that adds a well-stocked item to the cart. @throws TypeError if the shop fails */
  findLine: () => Promise<unknown>
  addToCart: (line: unknown) => Promise<CallResult>
  /** Completes the checkout. @returns the body of the order */
  fillIn: (email: string) => Promise<unknown>
  placeOrder: (body: unknown, key?: string) => Promise<CallResult>
}

function readEnvelope(text: string): { code: number; data: unknown } {
  try {
    const { code, data } = JSON.parse(text) as { code: number; data: unknown }
    return { code, data }
  } catch {
    return { code: -1, data: null }
  }
}

const orderBodyOf = ({ cart, lines, totals }: Checkout) => ({
  cart,
  shown: {
    lines: lines.map(({ id, quantity, price, specialPrice }) => ({ id, quantity, unitPrice: specialPrice ?? price })),
    ...{ discount: totals.discount, shippingPrice: totals.shippingPrice ?? 0, total: totals.total },
  },
  agree: true,
})

/** @param origin public origin of the shop */
export function newShopper(request: SendRequest, origin: string): Shopper {
  // Without a login, orders are those of a guest, if the store allows it.
  const jar = new Map([['guest', '1']])
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ')
  const requestWithCookies: SendRequest = async (path, options = {}) => {
    const response = await request(path, { ...options, headers: { cookie: cookie(), ...options.headers } })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  const call: Shopper['call'] = async (method, path, body, key = randomUUID()) => {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': key }
    const response = await requestWithCookies(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { ...response, ...readEnvelope(response.text) }
  }
  const read = async <Data>(path: string) => (await call('GET', path)).data as Data
  return {
    request: requestWithCookies,
    call,
    logIn: () => call('POST', '/api/login', MARA),
    findLine: async () => {
      const { list } = await read<{ list: ProductCard[] }>('/api/product?in-stock=1&limit=24')
      const { key, optionGroups } = await read<ProductDetail>(`/api/product/${list[0]?.key}`)
      const [bestStocked] = [...(optionGroups[0]?.optionList ?? [])].sort((a, b) => b.stock - a.stock)
      return { key, optionIds: [bestStocked?.id], quantity: 1, custom: null, children: [] }
    },
    addToCart: (line) => call('POST', '/api/cart', line),
    fillIn: async (email) => {
      const countries = await read<Country[]>('/api/country')
      const countryId = String(countries.find(({ iso }) => iso === 'GB')?.id)
      const filledCheckout = (await call('PUT', '/api/checkout', { ...PLACE, email, countryId })).data as Checkout
      const choice = { shippingId: String(filledCheckout.methods[0]?.id), paymentMethod: 'visa' }
      return orderBodyOf((await call('PUT', '/api/checkout', choice)).data as Checkout)
    },
    placeOrder: (body, key) => call('POST', '/api/order', body, key),
  }
}

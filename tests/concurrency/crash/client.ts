import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CODES } from '../../../contract/codes'
import type { Checkout, PlacedOrder } from '../../../contract/entities/checkout'
import type { ContractKeys } from '../../../contract/keys'
import { testClient, type TestRequest } from '../../../store-api/testing/test-shop'
import type { Random } from '../random'
import { toNewOrder } from '../../../store-api/testing/checkout-shop'
import { checkoutFields } from '../harness/checkout'
import type { ClientLog } from './verify'

const PAUSE_MS = 100

const REQUEST_TIMEOUT_MS = 8000

export interface ClientOptions {
  url: string
  keys: ContractKeys
  clientLog: ClientLog
  random: Random
  destination: { countryId: number; shippingId: number }
  /** Variants that can be bought, with the keys of their products. */
  variants: { key: string; id: number }[]
  coupons: string[]
  /** Whether the shop has a payment provider. */
  withPayments: boolean
  isStopped: () => boolean
}

type Reply = Awaited<ReturnType<ReturnType<typeof testClient>>>

/** Unique for all clients: equal writes with the same signing time would be a replay. */
let lastSigningTime = 0
const nextSigningTime = () => (lastSigningTime = Math.max(Date.now(), lastSigningTime + 1))

/** Sends a call, and retries it until it has a final response: the killed shop is restarted. */
async function sendUntilFinal(
  { url, keys, clientLog }: ClientOptions,
  device: string,
  call: [method: string, path: string, sent?: TestRequest],
) {
  const target = {
    request: (path: string, init: RequestInit) =>
      fetch(url + path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
  }
  const send = testClient(target, device)
  const [method, path, requestOptions = {}] = call
  for (;;) {
    const reply = await send(method, path, { keys, ...requestOptions, now: nextSigningTime() }).catch(
      (): Reply | null => null,
    )
    if (reply && reply.response.status >= 500 && reply.response.status !== 503)
      clientLog.failures.push(`${method} ${path} ${reply.text}`)
    if (reply && reply.response.status < 500 && reply.code !== CODES.inFlight) return reply
    clientLog.retries++
    await pause(PAUSE_MS)
  }
}

/** Pays on the payment page, and returns to the shop. */
async function pay(options: ClientOptions, device: string, number: string) {
  const path = `/api/order/${number}`
  const { code, data } = await sendUntilFinal(options, device, ['POST', `${path}/pay`, { body: { method: 'paypal' } }])
  if (code !== 0) return
  const { origin, pathname } = new URL((data as { url: string }).url)
  const form = { method: 'POST', redirect: 'manual', headers: { origin } } as const
  await fetch(`${origin}${pathname}/paypal`, form)
  const confirmation = await sendUntilFinal(options, device, ['POST', `${path}/confirm`])
  const { paymentState } = confirmation.data as PlacedOrder
  if (paymentState === 'paid') options.clientLog.paid.add(number)
}

/** Makes a purchase on a new device, from the cart to the payment. */
async function buy(options: ClientOptions): Promise<void> {
  const { random, destination, variants, coupons, clientLog, withPayments } = options
  const device = randomUUID()
  const key = randomUUID()
  const send = (...call: [method: string, path: string, sent?: TestRequest]) => sendUntilFinal(options, device, call)
  const piece = random.pick(variants)
  await send('POST', '/api/cart', { body: { key: piece.key, optionIds: [piece.id], quantity: random.whole(1, 3) } })
  await send('PUT', '/api/checkout', { body: checkoutFields(destination, `${device}@mail.example`) })
  if (random.chance(40)) await send('POST', '/api/coupon', { body: { code: random.pick(coupons) } })
  const order = toNewOrder((await send('GET', '/api/checkout')).data as Checkout)
  const response = await send('POST', '/api/order', { body: order, idempotencyKey: key })
  if (response.code !== 0) return
  const { number } = response.data as { number: string }
  clientLog.recordOrder(key, number)
  if (withPayments && random.chance(60)) await pay(options, device, number)
  // Some shoppers submit the order again later.
  if (random.chance(20)) {
    const repeated = await send('POST', '/api/order', { body: order, idempotencyKey: key })
    clientLog.recordOrder(key, (repeated.data as { number: string } | null)?.number ?? `code ${repeated.code}`)
  }
}

/** Makes purchases until `isStopped`; the last one is completed. */
export async function makePurchases(options: ClientOptions): Promise<void> {
  while (!options.isStopped()) await buy(options)
}

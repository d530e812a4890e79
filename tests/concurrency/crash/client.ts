import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CODES } from '../../../contract/codes'
import type { Checkout, PlacedOrder } from '../../../contract/entities/checkout'
import type { ContractKeys } from '../../../contract/keys'
import { testClient, type Sent } from '../../../store-api/testing/test-shop'
import type { Random } from '../random'
import { asShown } from '../../../store-api/testing/checkout-shop'
import { typedFields } from '../harness/checkout'
import type { ClientLog } from './verify'

const PAUSE_MS = 100

const REQUEST_TIMEOUT_MS = 8000

export interface ClientOptions {
  url: string
  keys: ContractKeys
  clientLog: ClientLog
  random: Random
  places: { countryId: number; shippingId: number }
  /** Variants that can be bought, with the keys of their products. */
  pieces: { key: string; id: number }[]
  coupons: string[]
  /** Whether the shop has a payment provider. */
  withPayments: boolean
  isOver: () => boolean
}

type Reply = Awaited<ReturnType<ReturnType<typeof testClient>>>

/** Unique for all clients: equal writes with the same signing time would be a replay. */
let lastSigningTime = 0
const nextSigningTime = () => (lastSigningTime = Math.max(Date.now(), lastSigningTime + 1))

/** Sends a call, and retries it until it has a final response: the killed shop is restarted. */
async function sendUntilFinal(
  { url, keys, clientLog }: ClientOptions,
  device: string,
  call: [method: string, path: string, sent?: Sent],
) {
  const target = {
    request: (path: string, init: RequestInit) =>
      fetch(url + path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
  }
  const send = testClient(target, device)
  const [method, path, sent = {}] = call
  for (;;) {
    const reply = await send(method, path, { keys, ...sent, now: nextSigningTime() }).catch((): Reply | null => null)
    if (reply && reply.response.status >= 500 && reply.response.status !== 503)
      clientLog.failures.push(`${method} ${path} ${reply.text}`)
    if (reply && reply.response.status < 500 && reply.code !== CODES.inFlight) return reply
    clientLog.unanswered++
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
  const back = await sendUntilFinal(options, device, ['POST', `${path}/confirm`])
  const { paymentState } = back.data as PlacedOrder
  if (paymentState === 'paid') options.clientLog.paid.add(number)
}

/** Makes a purchase on a new device, from the cart to the payment. */
async function buy(options: ClientOptions): Promise<void> {
  const { random, places, pieces, coupons, clientLog, withPayments } = options
  const device = randomUUID()
  const key = randomUUID()
  const send = (...call: [method: string, path: string, sent?: Sent]) => sendUntilFinal(options, device, call)
  const piece = random.pick(pieces)
  await send('POST', '/api/cart', { body: { key: piece.key, optionIds: [piece.id], quantity: random.whole(1, 3) } })
  await send('PUT', '/api/checkout', { body: typedFields(places, `${device}@mail.example`) })
  if (random.chance(40)) await send('POST', '/api/coupon', { body: { code: random.pick(coupons) } })
  const shown = asShown((await send('GET', '/api/checkout')).data as Checkout)
  const response = await send('POST', '/api/order', { body: shown, idempotencyKey: key })
  if (response.code !== 0) return
  const { number } = response.data as { number: string }
  clientLog.note(key, number)
  if (withPayments && random.chance(60)) await pay(options, device, number)
  // Some shoppers submit the order again later.
  if (random.chance(20)) {
    const again = await send('POST', '/api/order', { body: shown, idempotencyKey: key })
    clientLog.note(key, (again.data as { number: string } | null)?.number ?? `code ${again.code}`)
  }
}

/** Makes purchases until `isOver`; the last one is completed. */
export async function keepBuying(options: ClientOptions): Promise<void> {
  while (!options.isOver()) await buy(options)
}

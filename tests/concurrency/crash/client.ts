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

/** Of one request. */
const REQUEST_TIMEOUT_MS = 8000

export interface ClientOptions {
  url: string
  keys: ContractKeys
  clientLog: ClientLog
  random: Random
  places: { countryId: number; shippingId: number }
  /** What can be bought. */
  pieces: { key: string; id: number }[]
  coupons: string[]
  /** Whether the shop has a payment provider. */
  withPayments: boolean
  isOver: () => boolean
}

type Reply = Awaited<ReturnType<ReturnType<typeof testClient>>>

/** The clock of all clients: no two writes are signed at the same moment. */
let last = 0
const moment = () => (last = Math.max(Date.now(), last + 1))

/** Retries until there is a response: a stopped shop comes back. What was begun is completed. */
async function ask(
  { url, keys, clientLog }: ClientOptions,
  device: string,
  call: [method: string, path: string, sent?: Sent],
) {
  const line = {
    request: (path: string, init: RequestInit) =>
      fetch(url + path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
  }
  const send = testClient(line, device)
  const [method, path, sent = {}] = call
  for (;;) {
    const reply = await send(method, path, { keys, ...sent, now: moment() }).catch((): Reply | null => null)
    if (reply && reply.response.status >= 500 && reply.response.status !== 503)
      clientLog.failures.push(`${method} ${path} ${reply.text}`)
    if (reply && reply.response.status < 500 && reply.code !== CODES.inFlight) return reply
    clientLog.unanswered++
    await pause(PAUSE_MS)
  }
}

/** Pays on the pay page, and comes back. */
async function pay(options: ClientOptions, device: string, number: string) {
  const path = `/api/order/${number}`
  const { code, data } = await ask(options, device, ['POST', `${path}/pay`, { body: { method: 'paypal' } }])
  if (code !== 0) return
  const { origin, pathname } = new URL((data as { url: string }).url)
  const form = { method: 'POST', redirect: 'manual', headers: { origin } } as const
  await fetch(`${origin}${pathname}/paypal`, form)
  const back = await ask(options, device, ['POST', `${path}/confirm`])
  const { paymentState } = back.data as PlacedOrder
  if (paymentState === 'paid') options.clientLog.paid.add(number)
}

/** One purchase of one device, from the first piece to the pay page. */
async function buy(options: ClientOptions): Promise<void> {
  const { random, places, pieces, coupons, clientLog, withPayments } = options
  const device = randomUUID()
  const key = randomUUID()
  const send = (...call: [method: string, path: string, sent?: Sent]) => ask(options, device, call)
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
  // A nervous shopper presses again, long after.
  if (random.chance(20)) {
    const again = await send('POST', '/api/order', { body: shown, idempotencyKey: key })
    clientLog.note(key, (again.data as { number: string } | null)?.number ?? `code ${again.code}`)
  }
}

/** Buys and buys until it is over; what was begun is brought to its end. */
export async function keepBuying(options: ClientOptions): Promise<void> {
  while (!options.isOver()) await buy(options)
}

import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { NewOrder } from '../../contract/entities/checkout'
import { CODES } from '../../contract/codes'
import { fillPath } from '../../contract/call'
import {
  CAPTCHA_FIELD,
  CAPTCHA_SOLVED,
  type CaptchaState,
  type FormState,
  type Refusal,
  UNSENT,
} from '../forms/form-state'
import type { FormCall, Typed } from '../forms/form-definition'

interface Wanted {
  order: NewOrder
  /** The same for every try of the same order. */
  key: string
  paymentMethod: string
  /** Calls that come before: what tries a captcha's answer. */
  first?: readonly FormCall[]
}

interface Ways {
  /** Makes a call. @throws what `refusalOf` knows when it is refused */
  send: (call: FormCall, idempotencyKey?: string) => Promise<unknown>
  /** The refusal an error stands for; null for one that is none. */
  refusalOf: (error: unknown) => Refusal | null
  /** Milliseconds to wait before each further try. */
  pauses: readonly number[]
  wait: (milliseconds: number) => Promise<unknown>
  /** Called before each retry. */
  onAgain?: () => void
}

/**
 * What became of an order: it is placed, and paid at `url` unless that is null; or the store refused it, or already one
 * of the calls before it.
 */
export type Placing = { number: string; url: string | null } | { refusal: Refusal; isBefore: boolean }

/** The order may have been placed: no response, a timeout, or another try in flight. */
const UNKNOWN: ReadonlySet<number> = new Set([0, 408, 500, 502, 503, 504, CODES.inFlight])

/** Whether an order may have been placed although it was refused. */
export const isUnknown = ({ code }: Refusal): boolean => UNKNOWN.has(code)

/** The browser has ways out of a refused method: the order's own page tells. */
async function payPage(number: string, paymentMethod: string, { send, refusalOf }: Ways): Promise<string | null> {
  const { method, path } = CHECKOUT_ROUTES.payOrder
  try {
    const answer = await send({ method, path: fillPath(path, { number }), body: { method: paymentMethod } })
    return (answer as { url: string }).url
  } catch (error) {
    if (!refusalOf(error)) throw error
    return null
  }
}

type Sent = { answer: unknown } | { refusal: Refusal }

/** Sends the order, and retries with the same idempotency key while its result is unknown. */
async function sendOrder(wanted: Wanted, ways: Ways, pauses = ways.pauses): Promise<Sent> {
  const { method, path } = CHECKOUT_ROUTES.placeOrder
  try {
    return { answer: await ways.send({ method, path, body: wanted.order }, wanted.key) }
  } catch (error) {
    const refusal = ways.refusalOf(error)
    if (!refusal) throw error
    const [pause, ...rest] = pauses
    if (pause === undefined || !isUnknown(refusal)) return { refusal }
    ways.onAgain?.()
    await ways.wait(pause)
    return sendOrder(wanted, ways, rest)
  }
}

/** Makes the calls that come before the order. @returns the refusal of the first that is refused */
async function sendFirst(first: readonly FormCall[], ways: Ways): Promise<Refusal | null> {
  try {
    for (const call of first) await ways.send(call)
    return null
  } catch (error) {
    const refusal = ways.refusalOf(error)
    if (!refusal) throw error
    return refusal
  }
}

/** Keeps the way of paying, places the order, and asks where it is paid. @throws what is no refusal */
export async function placeOrder(wanted: Wanted, ways: Ways): Promise<Placing> {
  const { paymentMethod } = wanted
  const { method, path } = CHECKOUT_ROUTES.updateCheckout
  await ways.send({ method, path, body: { paymentMethod } }).catch((error: unknown) => {
    // A checkout that was already ordered cannot be updated; any other error also fails the order below.
    if (!ways.refusalOf(error)) throw error
  })
  const refused = await sendFirst(wanted.first ?? [], ways)
  if (refused) return { refusal: refused, isBefore: true }
  const sent = await sendOrder(wanted, ways)
  if ('refusal' in sent) return { ...sent, isBefore: false }
  const { number } = sent.answer as { number: string }
  return { number, url: await payPage(number, paymentMethod, ways) }
}

/** What an order was refused for: the cart is empty; not all of it is as it was shown; or the store's own words. */
export type OrderRefusal =
  | { kind: 'empty' }
  | { kind: 'changed'; changes: unknown; outcome: FormState }
  | { kind: 'refused'; outcome: FormState }

const CHANGED: ReadonlySet<number> = new Set([CODES.outOfStock, CODES.priceChanged])

/** An order that was refused has not used up its captcha. */
function captchaAfter(typed: Typed, isBefore: boolean): CaptchaState {
  if (typed[CAPTCHA_SOLVED]) return 'solved'
  if (!typed[CAPTCHA_FIELD]) return null
  return isBefore ? 'needed' : 'solved'
}

/** @param typed what was sent with it */
export function orderRefusal(placing: Extract<Placing, { refusal: unknown }>, typed: Typed): OrderRefusal {
  const { code, msg, data } = placing.refusal
  if (code === CODES.cartEmpty) return { kind: 'empty' }
  if (code === CODES.captcha)
    return { kind: 'refused', outcome: { ...UNSENT, errors: { [CAPTCHA_FIELD]: msg }, captcha: 'needed' } }
  const outcome = { ...UNSENT, captcha: captchaAfter(typed, placing.isBefore) }
  if (CHANGED.has(code)) return { kind: 'changed', changes: data, outcome }
  return { kind: 'refused', outcome: { ...outcome, refusal: msg } }
}

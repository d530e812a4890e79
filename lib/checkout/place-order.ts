import { fillPath } from '../../contract/call'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import { CODES } from '../../contract/codes'
import type { NewOrder } from '../../contract/entities/checkout'
import type { FormCall, FormValues } from '../forms/form-definition'
import {
  CAPTCHA_FIELD,
  CAPTCHA_SOLVED_FIELD,
  type CaptchaState,
  type FormState,
  type Refusal,
  INITIAL_FORM_STATE,
} from '../forms/form-state'

interface OrderRequest {
  order: NewOrder
  /** Idempotency key: the same for every attempt. */
  key: string
  paymentMethod: string
  /** Calls before the order, such as the captcha check. */
  precedingCalls?: readonly FormCall[]
}

interface Transport {
  /** @throws an error that `refusalOf` recognizes, if refused */
  send: (call: FormCall, idempotencyKey?: string) => Promise<unknown>
  /** The refusal of an error; null for any other error. */
  refusalOf: (error: unknown) => Refusal | null
  /** Milliseconds before each retry. */
  retryDelaysMs: readonly number[]
  wait: (milliseconds: number) => Promise<unknown>
  /** Called before each retry. */
  onRetry?: () => void
}

/** A placed order with its pay page (null if unavailable), or the refusal of the order or of a call before it. */
export type OrderPlacement = { number: string; url: string | null } | { refusal: Refusal; isBeforeOrder: boolean }

/** The order may have been placed: no response, a timeout, or another attempt in progress. */
const UNKNOWN_RESULT_CODES: ReadonlySet<number> = new Set([0, 408, 500, 502, 503, 504, CODES.inFlight])

/** Whether an order may have been placed although the call failed. */
export const isResultUnknown = ({ code }: Refusal): boolean => UNKNOWN_RESULT_CODES.has(code)

/** @returns null if the payment method was refused: the order's page offers others */
async function payPage(number: string, paymentMethod: string, { send, refusalOf }: Transport): Promise<string | null> {
  const { method, path } = CHECKOUT_ROUTES.payOrder
  try {
    const reply = await send({ method, path: fillPath(path, { number }), body: { method: paymentMethod } })
    return (reply as { url: string }).url
  } catch (error) {
    if (!refusalOf(error)) throw error
    return null
  }
}

type Sent = { reply: unknown } | { refusal: Refusal }

/** Sends the order, and retries with the same idempotency key while its result is unknown. */
async function sendOrder(
  request: OrderRequest,
  transport: Transport,
  retryDelaysMs = transport.retryDelaysMs,
): Promise<Sent> {
  const { method, path } = CHECKOUT_ROUTES.placeOrder
  try {
    return { reply: await transport.send({ method, path, body: request.order }, request.key) }
  } catch (error) {
    const refusal = transport.refusalOf(error)
    if (!refusal) throw error
    const [delayMs, ...rest] = retryDelaysMs
    if (delayMs === undefined || !isResultUnknown(refusal)) return { refusal }
    transport.onRetry?.()
    await transport.wait(delayMs)
    return sendOrder(request, transport, rest)
  }
}

/** Makes the calls that precede the order. @returns the first rejection */
async function sendPrecedingCalls(precedingCalls: readonly FormCall[], transport: Transport): Promise<Refusal | null> {
  try {
    for (const call of precedingCalls) await transport.send(call)
    return null
  } catch (error) {
    const refusal = transport.refusalOf(error)
    if (!refusal) throw error
    return refusal
  }
}

/** Saves the payment method, places the order and requests its pay page. @throws errors that are no refusal */
export async function placeOrder(request: OrderRequest, transport: Transport): Promise<OrderPlacement> {
  const { paymentMethod } = request
  const { method, path } = CHECKOUT_ROUTES.updateCheckout
  await transport.send({ method, path, body: { paymentMethod } }).catch((error: unknown) => {
    // A checkout that was already ordered cannot be updated; any other error also fails the order below.
    if (!transport.refusalOf(error)) throw error
  })
  const precedingRefusal = await sendPrecedingCalls(request.precedingCalls ?? [], transport)
  if (precedingRefusal) return { refusal: precedingRefusal, isBeforeOrder: true }
  const sent = await sendOrder(request, transport)
  if ('refusal' in sent) return { ...sent, isBeforeOrder: false }
  const { number } = sent.reply as { number: string }
  return { number, url: await payPage(number, paymentMethod, transport) }
}

/** A refused order: the cart is empty, amounts or stock have changed, or another reason with the store's message. */
export type OrderRefusal =
  | { kind: 'empty' }
  | { kind: 'changed'; changes: unknown; outcome: FormState }
  | { kind: 'refused'; outcome: FormState }

const CHANGED_CODES: ReadonlySet<number> = new Set([CODES.outOfStock, CODES.priceChanged])

/** A refused order has not consumed its captcha; only the captcha check does. */
function captchaAfter(values: FormValues, isBeforeOrder: boolean): CaptchaState {
  if (values[CAPTCHA_SOLVED_FIELD]) return 'solved'
  if (!values[CAPTCHA_FIELD]) return null
  return isBeforeOrder ? 'needed' : 'solved'
}

/** @param values the submitted values */
export function orderRefusal(
  placement: Extract<OrderPlacement, { refusal: unknown }>,
  values: FormValues,
): OrderRefusal {
  const { code, msg, data } = placement.refusal
  if (code === CODES.cartEmpty) return { kind: 'empty' }
  if (code === CODES.captcha)
    return { kind: 'refused', outcome: { ...INITIAL_FORM_STATE, errors: { [CAPTCHA_FIELD]: msg }, captcha: 'needed' } }
  const outcome = { ...INITIAL_FORM_STATE, captcha: captchaAfter(values, placement.isBeforeOrder) }
  if (CHANGED_CODES.has(code)) return { kind: 'changed', changes: data, outcome }
  return { kind: 'refused', outcome: { ...outcome, refusal: msg } }
}

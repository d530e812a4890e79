import 'server-only'
import { isSecureOrigin } from '../env'
import { unseal, seal } from '../auth/session'
import { ORDER_TRACK_PATH } from '../paths'
import { boolean, type InferType, object, string } from 'yup'
import { orderTrackSchema, type TrackedOrder, trackedOrderSchema } from '../../contract/entities/order'
import { LIMITS } from '../../contract/limits'
import { cutCharacters } from '../../contract/written-text'
import { wrongFields } from '../forms/form-definition'

/** Long enough to read it and to come back to it, in seconds. */
const TTL_S = 600

/** Sealed and with its attributes it stays below the 4096 bytes that browsers keep. */
const ORDER_BYTES = 2200

export const orderTrackCookieName = () => (isSecureOrigin() ? '__Secure-order-track' : 'order-track')

/** The cookie that carries a result to the tracking page, so that number and email appear in no address and no cache. */
export async function orderTrackCookie(result: TrackingResult) {
  const order = result.order && fitOrder(result.order, ORDER_BYTES)
  return {
    name: orderTrackCookieName(),
    value: await seal({ ...result, order }, TTL_S),
    httpOnly: true,
    maxAge: TTL_S,
    path: ORDER_TRACK_PATH,
    sameSite: 'lax' as const,
    secure: isSecureOrigin(),
  }
}

/** The result in a cookie; null when there is none, or it is too old or forged. */
export async function readOrderTrackCookie(cookie: string | undefined): Promise<TrackingResult | null> {
  const result = await unseal(cookie, TTL_S)
  // A cookie sealed by a version with another schema counts as missing.
  return trackingResultSchema.isValidSync(result, { strict: true }) ? result : null
}

/** What became of the tracking form, and what was typed into it as long as there is no order. */
export const trackingResultSchema = object({
  number: string().defined(),
  email: string().defined(),
  /** Fields that cannot be right. */
  mistakes: object({ number: boolean().required(), email: boolean().required() }).required(),
  /** The store's message when it finds no order; empty without one; null where it found one or was not called. */
  refusal: string().nullable().defined(),
  order: trackedOrderSchema.nullable().defined(),
  /** What the link of a letter holds beside the number; null where no such link led here. */
  key: string().nullable().defined(),
})

export type TrackingResult = InferType<typeof trackingResultSchema>

type Typed = Pick<TrackingResult, 'number' | 'email' | 'mistakes'>

/** The tracking form as it was sent. What is too long to be right is kept as far as it might have been. */
export function readOrderTrackFields(fields: URLSearchParams): Typed {
  const number = cutCharacters((fields.get('number') ?? '').trim(), LIMITS.orderNumber)
  const email = cutCharacters((fields.get('email') ?? '').trim(), LIMITS.email)
  const wrong = wrongFields(orderTrackSchema, { number, email })
  return { number, email, mistakes: { number: wrong.has('number'), email: wrong.has('email') } }
}

const bytesOf = (order: TrackedOrder) => new TextEncoder().encode(JSON.stringify(order)).length

/**
 * An order no larger than a cookie can hold: without its oldest history, and where that is not enough without its
 * oldest shipments.
 * @param most bytes of its JSON
 */
export function fitOrder(order: TrackedOrder, maxBytes: number): TrackedOrder {
  if (bytesOf(order) <= maxBytes) return order
  const { history, shipments } = order
  if (history.length > 0) return fitOrder({ ...order, history: history.slice(1) }, maxBytes)
  if (shipments.length > 0) return fitOrder({ ...order, shipments: shipments.slice(1) }, maxBytes)
  return order
}

import 'server-only'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { unseal, seal } from '../auth/session'
import { ORDER_TRACK_PATH } from '../paths'
import { boolean, type InferType, object, string } from 'yup'
import { orderTrackSchema, type TrackedOrder, trackedOrderSchema } from '../../contract/entities/order'
import { LIMITS } from '../../contract/limits'
import { truncateGraphemes } from '../../contract/written-text'
import { invalidFields } from '../forms/form-definition'

/** Time to read the result and return to it, in seconds. */
const RESULT_TTL_SECONDS = 600

/** Encrypted and with its attributes, the cookie stays below the browsers' limit of 4096 bytes. */
const MAX_ORDER_BYTES = 2200

export const orderTrackCookieName = () => (isSecureOrigin() ? '__Secure-order-track' : 'order-track')

const attributes = () => ({
  httpOnly: true,
  path: ORDER_TRACK_PATH,
  sameSite: 'lax' as const,
  secure: isSecureOrigin(),
})

/** The cookie that carries a result to the tracking page, so that number and email appear in no address and no cache. */
export async function orderTrackCookie(result: TrackingResult) {
  const order = result.order && fitOrder(result.order, MAX_ORDER_BYTES)
  return {
    name: orderTrackCookieName(),
    value: await seal({ ...result, order }, RESULT_TTL_SECONDS),
    maxAge: RESULT_TTL_SECONDS,
    ...attributes(),
  }
}

/** Removes the result with the current response. Requests of other paths do not carry this cookie. */
export async function forgetTrackedOrder(): Promise<void> {
  const jar = await cookies()
  jar.set({ name: orderTrackCookieName(), value: '', maxAge: 0, ...attributes() })
}

/** The result in a cookie; null if there is none, or if it is expired or forged. */
export async function readOrderTrackCookie(cookie: string | undefined): Promise<TrackingResult | null> {
  const result = await unseal(cookie, RESULT_TTL_SECONDS)
  // A cookie sealed by a version with another schema counts as missing.
  return trackingResultSchema.isValidSync(result, { strict: true }) ? result : null
}

/** The result of the tracking form, and the entered values while there is no order. */
export const trackingResultSchema = object({
  number: string().defined(),
  email: string().defined(),
  /** Invalid fields. */
  mistakes: object({ number: boolean().required(), email: boolean().required() }).required(),
  /** The store's message when it finds no order; empty without one; null where it found one or was not called. */
  refusal: string().nullable().defined(),
  order: trackedOrderSchema.nullable().defined(),
  /** The key in the link of an email; null if the visitor did not follow such a link. */
  key: string().nullable().defined(),
})

export type TrackingResult = InferType<typeof trackingResultSchema>

type OrderTrackFields = Pick<TrackingResult, 'number' | 'email' | 'mistakes'>

/** Reads the submitted tracking form. Values that are too long are truncated. */
export function readOrderTrackFields(fields: URLSearchParams): OrderTrackFields {
  const number = truncateGraphemes((fields.get('number') ?? '').trim(), LIMITS.orderNumber)
  const email = truncateGraphemes((fields.get('email') ?? '').trim(), LIMITS.email)
  const invalidNames = invalidFields(orderTrackSchema, { number, email })
  return { number, email, mistakes: { number: invalidNames.has('number'), email: invalidNames.has('email') } }
}

const bytesOf = (order: TrackedOrder) => new TextEncoder().encode(JSON.stringify(order)).length

/**
 * Shortens an order so that it fits into a cookie: removes its oldest history, then its oldest shipments.
 * @param maxBytes of its JSON
 */
export function fitOrder(order: TrackedOrder, maxBytes: number): TrackedOrder {
  if (bytesOf(order) <= maxBytes) return order
  const { history, shipments } = order
  if (history.length > 0) return fitOrder({ ...order, history: history.slice(1) }, maxBytes)
  if (shipments.length > 0) return fitOrder({ ...order, shipments: shipments.slice(1) }, maxBytes)
  return order
}

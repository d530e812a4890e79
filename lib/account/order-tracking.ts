import 'server-only'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { unseal, seal } from '../auth/session'
import { ORDER_TRACK_PATH } from '../paths'
import { boolean, type InferType, object, string } from 'yup'
import { orderTrackSchema, type TrackedOrder, trackedOrderSchema } from '../../contract/entities/order'
import { LIMITS } from '../../contract/limits'
import { cutCharacters } from '../../contract/written-text'
import { wrongFields } from '../forms/form-definition'

/** Time to read the result and return to it, in seconds. */
const TTL_S = 600

/** Encrypted and with its attributes, the cookie stays below the browsers' limit of 4096 bytes. */
const ORDER_BYTES = 2200

export const orderTrackCookieName = () => (isSecureOrigin() ? '__Secure-order-track' : 'order-track')

const attributes = () => ({
  httpOnly: true,
  path: ORDER_TRACK_PATH,
  sameSite: 'lax' as const,
  secure: isSecureOrigin(),
})

/** The cookie that carries a result to the tracking page, so that number and email appear in no address and no cache. */
export async function orderTrackCookie(result: TrackingResult) {
  const order = result.order && fitOrder(result.order, ORDER_BYTES)
  return {
    name: orderTrackCookieName(),
    value: await seal({ ...result, order }, TTL_S),
    maxAge: TTL_S,
    ...attributes(),
  }
}

/** Removes the result with the current response. Of its path, the cookie is not among those of the request. */
export async function forgetTrackedOrder(): Promise<void> {
  const jar = await cookies()
  jar.set({ name: orderTrackCookieName(), value: '', maxAge: 0, ...attributes() })
}

/** The result in a cookie; null if there is none, or if it is expired or forged. */
export async function readOrderTrackCookie(cookie: string | undefined): Promise<TrackingResult | null> {
  const result = await unseal(cookie, TTL_S)
  // A cookie sealed by a version with another schema counts as missing.
  return trackingResultSchema.isValidSync(result, { strict: true }) ? result : null
}

/** The result of the tracking form, and the entered values while there is no order. */
export const trackingResultSchema = object({
  number: string().defined(),
  email: string().defined(),
  /** Fields that cannot be right. */
  mistakes: object({ number: boolean().required(), email: boolean().required() }).required(),
  /** The store's message when it finds no order; empty without one; null where it found one or was not called. */
  refusal: string().nullable().defined(),
  order: trackedOrderSchema.nullable().defined(),
  /** The key in the link of an email; null if the visitor did not follow such a link. */
  key: string().nullable().defined(),
})

export type TrackingResult = InferType<typeof trackingResultSchema>

type Typed = Pick<TrackingResult, 'number' | 'email' | 'mistakes'>

/** Reads the submitted tracking form. Values that are too long are truncated. */
export function readOrderTrackFields(fields: URLSearchParams): Typed {
  const number = cutCharacters((fields.get('number') ?? '').trim(), LIMITS.orderNumber)
  const email = cutCharacters((fields.get('email') ?? '').trim(), LIMITS.email)
  const wrong = wrongFields(orderTrackSchema, { number, email })
  return { number, email, mistakes: { number: wrong.has('number'), email: wrong.has('email') } }
}

const bytesOf = (order: TrackedOrder) => new TextEncoder().encode(JSON.stringify(order)).length

/**
 * Shortens an order so that it fits into a cookie: removes its oldest history, then its oldest shipments.
 * @param most bytes of its JSON
 */
export function fitOrder(order: TrackedOrder, maxBytes: number): TrackedOrder {
  if (bytesOf(order) <= maxBytes) return order
  const { history, shipments } = order
  if (history.length > 0) return fitOrder({ ...order, history: history.slice(1) }, maxBytes)
  if (shipments.length > 0) return fitOrder({ ...order, shipments: shipments.slice(1) }, maxBytes)
  return order
}

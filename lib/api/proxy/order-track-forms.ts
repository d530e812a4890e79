import 'server-only'
import { cookies } from 'next/headers'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { claimOrderSchema } from '../../../contract/entities/checkout'
import { orderTrackSchema, trackedOrderSchema } from '../../../contract/entities/order'
import { KEY_PATTERN } from '../../../contract/limits'
import { truncateGraphemes } from '../../../contract/written-text'
import { orderTrackCookie, readOrderTrackFields, type TrackingResult } from '../../account/order-tracking'
import { orderConfirmationPath, ORDER_TRACK_RESULT_PATH, ORDER_TRACK_PATH } from '../../paths'
import { log } from '../../telemetry/log'
import { ApiError, isUnauthorized, logFailure } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { seeOther } from './bodies'
import { getOrCreateCaller } from './caller'
import { formHandler } from './form-handler'

/** Maximum length of a rejection message, in characters: it must fit into the cookie. */
const MAX_REFUSAL_LENGTH = 300

/** The order, or the store API's reason for returning none. */
async function fetchTrackedOrder(body: {
  number: string
  email: string
}): Promise<Pick<TrackingResult, 'order' | 'refusal'>> {
  const { method, path } = CALLS.trackOrder
  try {
    const { data } = await storeApi().send({ method, path, caller: await getOrCreateCaller(), body })
    return {
      order: trackedOrderSchema.validateSync(readResponse(CALLS.trackOrder, data), { stripUnknown: true }),
      refusal: null,
    }
  } catch (error) {
    if (isUnauthorized(error)) throw error
    const isRefused = error instanceof ApiError && error.status < 500
    if (!isRefused) log().warn({ err: error }, 'an order could not be tracked')
    return { order: null, refusal: isRefused ? truncateGraphemes(error.msg, MAX_REFUSAL_LENGTH) : '' }
  }
}

/**
 * The tracking form: calls the store API and shows its reply on the tracking page. Reloading that page calls nothing.
 */
export const trackOrder = formHandler({
  page: () => ORDER_TRACK_PATH,
  send: async (fields) => {
    const values = readOrderTrackFields(fields)
    const { number, email, mistakes } = values
    const isInvalid = mistakes.number || mistakes.email
    const result = isInvalid
      ? { order: null, refusal: null }
      : await fetchTrackedOrder(orderTrackSchema.cast({ number, email }))
    // If an order was found, the cookie must not contain number and email.
    const resultFields = result.order ? { ...values, number: '', email: '' } : values
    const jar = await cookies()
    jar.set(await orderTrackCookie({ ...resultFields, ...result, key: null }))
    return ORDER_TRACK_RESULT_PATH
  },
  errorPage: () => ORDER_TRACK_PATH,
})

const isValidOrderLink = (number: string, key: string) =>
  KEY_PATTERN.test(number) && claimOrderSchema.isValidSync({ key }, { strict: true })

/** Sets the cookie of the tracking page: with a key an order to open, otherwise the number as an entered value. */
async function setTrackingCookie(number: string, key: string | null) {
  const values = { number: number.toUpperCase(), email: '', mistakes: { number: false, email: false } }
  const jar = await cookies()
  jar.set(await orderTrackCookie({ ...values, refusal: null, order: null, key }))
}

/**
 * The target of the link in a guest's order email: the tracking page, where one button opens the order. Mail scanners
 * follow every link, so this request neither reads nor changes anything in the store. The key does not appear in the
 * address, which is visible and shared. A new device receives its uuid before the page requests a cart: the response to
 * that request could otherwise replace the uuid after the button has opened the order for the first one.
 */
export async function showOrderLink(number: string, key: string): Promise<Response> {
  if (!isValidOrderLink(number, key)) return seeOther(ORDER_TRACK_PATH)
  await getOrCreateCaller()
  await setTrackingCookie(number, key)
  return seeOther(ORDER_TRACK_RESULT_PATH)
}

/**
 * The button: opens the order on the device on which the email is read. A link that is invalid or expired leads to
 * order tracking, with the number filled in.
 */
export const openOrder = formHandler({
  page: () => ORDER_TRACK_PATH,
  send: async (fields) => {
    const [number, key] = [fields.get('number') ?? '', fields.get('key') ?? '']
    if (!isValidOrderLink(number, key)) return ORDER_TRACK_PATH
    const { method, path } = CALLS.claimOrder
    try {
      await storeApi().send({
        method,
        path: fillPath(path, { number }),
        body: { key },
        caller: await getOrCreateCaller(),
      })
      return orderConfirmationPath(number.toUpperCase())
    } catch (error) {
      if (isUnauthorized(error)) throw error
      logFailure(error, 'an order could not be opened from its email link')
      await setTrackingCookie(number, null)
      return ORDER_TRACK_PATH
    }
  },
  errorPage: () => ORDER_TRACK_PATH,
})

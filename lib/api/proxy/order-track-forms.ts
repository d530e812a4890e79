import 'server-only'
import { cookies } from 'next/headers'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { claimOrderSchema } from '../../../contract/entities/checkout'
import { orderTrackSchema, trackedOrderSchema } from '../../../contract/entities/order'
import { KEY_PATTERN } from '../../../contract/limits'
import { cutCharacters } from '../../../contract/written-text'
import { orderTrackCookie, readOrderTrackFields, type TrackingResult } from '../../account/order-tracking'
import { orderConfirmationPath, ORDER_TRACK_RESULT_PATH, ORDER_TRACK_PATH } from '../../paths'
import { log } from '../../telemetry/log'
import { ApiError, isUnauthorized, logFailure } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { seeOther } from './bodies'
import { getOrCreateCaller } from './caller'
import { formHandler } from './form-handler'

/** Longest refusal that is passed on, in characters: the cookie has to hold it. */
const REFUSAL = 300

/** The order, or the store's words for telling nothing. */
async function ask(body: { number: string; email: string }): Promise<Pick<TrackingResult, 'order' | 'refusal'>> {
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
    return { order: null, refusal: isRefused ? cutCharacters(error.msg, REFUSAL) : '' }
  }
}

/**
 * The tracking form: calls the store API and shows its reply on the tracking page. Reloading that page calls nothing.
 */
export const trackOrder = formHandler({
  page: () => ORDER_TRACK_PATH,
  send: async (fields) => {
    const typed = readOrderTrackFields(fields)
    const { number, email, mistakes } = typed
    const isWrong = mistakes.number || mistakes.email
    const result = isWrong ? { order: null, refusal: null } : await ask(orderTrackSchema.cast({ number, email }))
    // With an order found, the cookie must not hold number and email.
    const kept = result.order ? { ...typed, number: '', email: '' } : typed
    const jar = await cookies()
    jar.set(await orderTrackCookie({ ...kept, ...result, key: null }))
    return ORDER_TRACK_RESULT_PATH
  },
  whenRefused: () => ORDER_TRACK_PATH,
})

const canOpen = (number: string, key: string) =>
  KEY_PATTERN.test(number) && claimOrderSchema.isValidSync({ key }, { strict: true })

/** Brings a number to the tracking page: with its key as an order to open, without one as what was typed into the form. */
async function bringToPage(number: string, key: string | null) {
  const typed = { number: number.toUpperCase(), email: '', mistakes: { number: false, email: false } }
  const jar = await cookies()
  jar.set(await orderTrackCookie({ ...typed, refusal: null, order: null, key }))
}

/**
 * What the letter of an order leads a guest to: the tracking page, where one press opens the order. Programs that look
 * through mails follow every link: here nothing is asked of the store and nothing changes. The key stays behind, out of the
 * address that is seen and shared. A device that was never here is given its uuid before the page asks for a cart: the answer
 * to that could bring another one after the press has opened the order for the first.
 */
export async function showOrderLink(number: string, key: string): Promise<Response> {
  if (!canOpen(number, key)) return seeOther(ORDER_TRACK_PATH)
  await getOrCreateCaller()
  await bringToPage(number, key)
  return seeOther(ORDER_TRACK_RESULT_PATH)
}

/**
 * The press: opens the order on whatever device the letter is read. A link that opens nothing (any more) leads to where orders
 * are tracked, with the number filled in.
 */
export const openOrder = formHandler({
  page: () => ORDER_TRACK_PATH,
  send: async (fields) => {
    const [number, key] = [fields.get('number') ?? '', fields.get('key') ?? '']
    if (!canOpen(number, key)) return ORDER_TRACK_PATH
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
      logFailure(error, 'an order could not be opened from its letter')
      await bringToPage(number, null)
      return ORDER_TRACK_PATH
    }
  },
  whenRefused: () => ORDER_TRACK_PATH,
})

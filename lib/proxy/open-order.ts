import 'server-only'
import { cookies } from 'next/headers'
import { storeApi } from '../api/store-api'
import { logFailure } from '../api/log-failure'
import { placedPath } from '../checkout/paths'
import { CALLS } from '../contract/calls'
import { claimOrderSchema } from '../contract/entities/checkout'
import { KEY_PATTERN } from '../contract/limits'
import { fillPath } from '../contract/path-template'
import { answerCookie } from '../order-track/answer-cookie'
import { TRACK_PAGE } from '../order-track/track-page'
import { knowCaller } from './browser'
import { seePage } from './see-page'

/**
 * What the letter of an order leads a guest to: its page, on whatever device the letter is read. The key stays behind,
 * out of the address that is seen and shared. A link that opens nothing (any more) leads to where orders are tracked, with the
 * number filled in.
 */
export async function openOrder(number: string, key: string): Promise<Response> {
  const body = { key }
  if (!KEY_PATTERN.test(number) || !claimOrderSchema.isValidSync(body, { strict: true })) return seePage(TRACK_PAGE)
  const { method, path } = CALLS.claimOrder
  try {
    await storeApi().send({ method, path: fillPath(path, { number }), body, caller: await knowCaller() })
    return seePage(placedPath(number.toUpperCase()))
  } catch (error) {
    logFailure(error, 'an order could not be opened from its letter')
    const typed = { number: number.toUpperCase(), email: '', mistakes: { number: false, email: false } }
    const jar = await cookies()
    jar.set(await answerCookie({ ...typed, refusal: null, order: null }))
    return seePage(TRACK_PAGE)
  }
}

import 'server-only'
import { cookies } from 'next/headers'
import { isUnauthorized } from '../api-error'
import { logFailure } from '../log-failure'
import { storeApi } from '../store-api'
import { placedPath } from '../../checkout/paths'
import { CALLS } from '../../../contract/calls'
import { claimOrderSchema } from '../../../contract/entities/checkout'
import { KEY_PATTERN } from '../../../contract/limits'
import { fillPath } from '../../../contract/path-template'
import { answerCookie } from '../../account/answer-cookie'
import { TRACK_ANSWER_PAGE, TRACK_PAGE } from '../../account/track-page'
import { knowCaller } from './browser'
import { formHandler } from './plain-form'
import { seePage } from './see-page'

const canOpen = (number: string, key: string) =>
  KEY_PATTERN.test(number) && claimOrderSchema.isValidSync({ key }, { strict: true })

/** Brings a number to the tracking page: with its key as an order to open, without one as what was typed into the form. */
async function bringToPage(number: string, key: string | null) {
  const typed = { number: number.toUpperCase(), email: '', mistakes: { number: false, email: false } }
  const jar = await cookies()
  jar.set(await answerCookie({ ...typed, refusal: null, order: null, key }))
}

/**
 * What the letter of an order leads a guest to: the tracking page, where one press opens the order. Programs that look
 * through mails follow every link: here nothing is asked of the store and nothing changes. The key stays behind, out of the
 * address that is seen and shared. A device that was never here is given its uuid before the page asks for a cart: the answer
 * to that could bring another one after the press has opened the order for the first.
 */
export async function showOrderLink(number: string, key: string): Promise<Response> {
  if (!canOpen(number, key)) return seePage(TRACK_PAGE)
  await knowCaller()
  await bringToPage(number, key)
  return seePage(TRACK_ANSWER_PAGE)
}

/**
 * The press: opens the order on whatever device the letter is read. A link that opens nothing (any more) leads to where orders
 * are tracked, with the number filled in.
 */
export const openOrderForm = formHandler({
  page: () => TRACK_PAGE,
  send: async (fields) => {
    const [number, key] = [fields.get('number') ?? '', fields.get('key') ?? '']
    if (!canOpen(number, key)) return TRACK_PAGE
    const { method, path } = CALLS.claimOrder
    try {
      await storeApi().send({ method, path: fillPath(path, { number }), body: { key }, caller: await knowCaller() })
      return placedPath(number.toUpperCase())
    } catch (error) {
      if (isUnauthorized(error)) throw error
      logFailure(error, 'an order could not be opened from its letter')
      await bringToPage(number, null)
      return TRACK_PAGE
    }
  },
  whenRefused: () => TRACK_PAGE,
})

import 'server-only'
import { cookies } from 'next/headers'
import { ApiError, isUnauthorized } from '../api-error'
import { readAnswer } from '../read-answer'
import { storeApi } from '../store-api'
import { CALLS } from '../../../contract/calls'
import { orderTrackSchema, trackedOrderSchema } from '../../../contract/entities/order-track'
import { cutCharacters } from '../../../contract/written-text'
import { log } from '../../telemetry/log'
import { answerCookie } from '../../account/answer-cookie'
import { readFields } from '../../account/read-fields'
import type { TrackAnswer } from '../../account/track-answer'
import { TRACK_ANSWER_PAGE, TRACK_PAGE } from '../../account/track-page'
import { knowCaller } from './browser'
import { formHandler } from './plain-form'

/** Longest refusal that is passed on, in characters: the cookie has to hold it. */
const REFUSAL = 300

/** The order, or the store's words for telling nothing. */
async function ask(body: { number: string; email: string }): Promise<Pick<TrackAnswer, 'order' | 'refusal'>> {
  const { method, path } = CALLS.trackOrder
  try {
    const { data } = await storeApi().send({ method, path, caller: await knowCaller(), body })
    return {
      order: trackedOrderSchema.validateSync(readAnswer(CALLS.trackOrder, data), { stripUnknown: true }),
      refusal: null,
    }
  } catch (error) {
    if (isUnauthorized(error)) throw error
    const isRefused = error instanceof ApiError && error.status < 500
    if (!isRefused) log().warn({ err: error }, 'an order could not be tracked')
    return { order: null, refusal: isRefused ? cutCharacters(error.msg, REFUSAL) : '' }
  }
}

/** The tracking form: asks the store and shows on the tracking page what it said. Reloading that page asks nothing. */
export const orderTrackForm = formHandler({
  page: () => TRACK_PAGE,
  send: async (fields) => {
    const typed = readFields(fields)
    const { number, email, mistakes } = typed
    const isWrong = mistakes.number || mistakes.email
    const answer = isWrong ? { order: null, refusal: null } : await ask(orderTrackSchema.cast({ number, email }))
    // Once there is an order, nobody needs to know any more who asked for it.
    const kept = answer.order ? { ...typed, number: '', email: '' } : typed
    const jar = await cookies()
    jar.set(await answerCookie({ ...kept, ...answer, key: null }))
    return TRACK_ANSWER_PAGE
  },
  whenRefused: () => TRACK_PAGE,
})

import 'server-only'
import { isSecureOrigin } from '../env'
import { openSeal, seal } from '../auth/seal'
import { fitOrder } from './fit-order'
import { trackAnswerSchema, type TrackAnswer } from './track-answer'
import { TRACK_PAGE } from './track-page'

/** Long enough to read it and to come back to it, in seconds. */
const LIVES = 600

/** Sealed and with its attributes it stays below the 4096 bytes that browsers keep. */
const ORDER_BYTES = 2200

export const answerCookieName = () => (isSecureOrigin() ? '__Secure-order-track' : 'order-track')

/** The cookie that brings an answer to the tracking page: number and email are in no address and in no cache. */
export async function answerCookie(answer: TrackAnswer) {
  const order = answer.order && fitOrder(answer.order, ORDER_BYTES)
  return {
    name: answerCookieName(),
    value: await seal({ ...answer, order }, LIVES),
    httpOnly: true,
    maxAge: LIVES,
    path: TRACK_PAGE,
    sameSite: 'lax' as const,
    secure: isSecureOrigin(),
  }
}

/** The answer in a cookie; null when there is none, it is too old, or it is not of our making. */
export async function readAnswer(cookie: string | undefined): Promise<TrackAnswer | null> {
  const answer = await openSeal(cookie, LIVES)
  // Sealed by a version with other answers, it is as good as none.
  return trackAnswerSchema.isValidSync(answer, { strict: true }) ? answer : null
}

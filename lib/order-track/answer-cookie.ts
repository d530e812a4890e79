import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { isSecureOrigin } from '../env'
import { sealPasswords } from '../session/seal-passwords'
import { fitOrder } from './fit-order'
import { TRACK_PAGE, trackAnswerSchema, type TrackAnswer } from './track-answer'

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
    value: await sealData({ ...answer, order }, { password: sealPasswords(), ttl: LIVES }),
    httpOnly: true,
    maxAge: LIVES,
    path: TRACK_PAGE,
    sameSite: 'lax' as const,
    secure: isSecureOrigin(),
  }
}

/** The answer in a cookie; null when there is none, it is too old, or it is not of our making. */
export async function readAnswer(cookie: string | undefined): Promise<TrackAnswer | null> {
  if (!cookie) return null
  try {
    const answer = await unsealData(cookie, { password: sealPasswords(), ttl: LIVES })
    return trackAnswerSchema.validateSync(answer, { strict: true })
  } catch {
    // No seal of ours, or of a version with other answers: as good as none.
    return null
  }
}

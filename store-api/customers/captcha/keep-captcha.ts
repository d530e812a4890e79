import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { CaptchaAction } from '../../../contract/entities/proof-of-work'
import type { Shop } from '../../http/context'
import type { Database } from '../../db/database'
import { captcha } from '../../db/schema'
import { hashAnswer } from './answer'

/** An answer may be given, and afterwards its pass be used, for so long: milliseconds. */
const LIFE = 10 * 60_000

interface Given {
  device: string
  answer: string
  /** Milliseconds since the epoch. */
  now: number
}

/** The device's captcha from now on; the one before it is worth nothing. A pass it has stays. */
export async function putCaptcha(db: Database, { device, answer, now }: Given): Promise<void> {
  const fresh = { answerHash: hashAnswer(answer, device), answerExpiresAt: new Date(now + LIFE) }
  await db
    .insert(captcha)
    .values({ device, ...fresh })
    .onConflictDoUpdate({ target: captcha.device, set: fresh })
}

interface Tried extends Given {
  /** The one action its pass is for; left out for any. */
  action?: CaptchaAction
}

/**
 * Tries an answer, and uses the captcha up whether it is right or wrong. One statement compares and uses up, so that
 * of many tries at the same moment one counts.
 * @returns whether it was right; then the device has a pass
 */
export async function tryAnswer(db: Database, { device, answer, now, action }: Tried): Promise<boolean> {
  const isRight = sql`${captcha.answerHash} = ${hashAnswer(answer, device)}
    and ${captcha.answerExpiresAt} > ${new Date(now).toISOString()}`
  const [tried] = await db
    .update(captcha)
    .set({
      answerHash: null,
      passAction: action ?? null,
      // A wrong answer ends an older pass too, so what is left afterwards says which it was.
      passExpiresAt: sql`case when ${isRight} then ${new Date(now + LIFE).toISOString()}::timestamptz end`,
    })
    .where(and(eq(captcha.device, device), isNotNull(captcha.answerHash)))
    .returning({ passExpiresAt: captcha.passExpiresAt })
  return Boolean(tried?.passExpiresAt)
}

/** Forgets captchas with nothing left in them; rows somebody is at just now are left alone, so nobody waits. */
export const forgetCaptchas = ({ db, now }: Pick<Shop, 'db' | 'now'>) =>
  db.execute(sql`delete from ${captcha} where ${captcha.device} in (
    select ${captcha.device} from ${captcha}
    where ${captcha.answerExpiresAt} <= ${new Date(now()).toISOString()}
      and (${captcha.passExpiresAt} is null or ${captcha.passExpiresAt} <= ${new Date(now()).toISOString()})
    for update skip locked
  )`)

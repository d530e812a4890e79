import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { CaptchaAction } from '../../../contract/entities/proof-of-work'
import type { Caller, Shop } from '../../http/context'
import type { Database } from '../../db/database'
import { captcha } from '../../db/schema'
import { createHash, randomInt } from 'node:crypto'
import { badRequest } from '../../http/failure'

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

interface Use {
  device: string
  action: CaptchaAction
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Uses up the pass a device got for a captcha of this action: of two calls at the same moment one has it.
 * @param tx the transaction of the protected call, so that a call that fails gives the pass back
 * @returns whether there was one
 */
export async function useCaptchaPass(tx: Database, { device, action, now }: Use): Promise<boolean> {
  const used = await tx
    .update(captcha)
    .set({ passExpiresAt: null })
    .where(
      and(
        eq(captcha.device, device),
        gt(captcha.passExpiresAt, new Date(now)),
        or(isNull(captcha.passAction), eq(captcha.passAction, action)),
      ),
    )
    .returning({ device: captcha.device })
  return used.length === 1
}

/**
 * One of each group of characters that are mistaken for one another when they are drawn askew: 28, of which five make
 * 24 bits.
 */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ3479'

const LENGTH = 5

/** What people type for the character of its group that is drawn. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'Q', O: 'Q', 1: '7', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/** A new word of a picture, as nobody can foresee it. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('')

/** Answers that are as good as each other, written in one way: without case, accents, hyphens and look-alikes. */
export const normalizeAnswer = (answer: string): string =>
  answer
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[O012568]/g, (character) => LOOK_ALIKES[character] ?? character)

/** SHA-256 of an answer for one device, hex: the same answer is another one for another device. */
export const hashAnswer = (answer: string, device: string): string =>
  createHash('sha256')
    .update(`${device} ${normalizeAnswer(answer)}`)
    .digest('hex')

/** The device a captcha is for. @throws Failure 400 when the caller names none */
export function requireDevice({ uuid }: Caller): string {
  if (uuid === '') throw badRequest()
  return uuid
}

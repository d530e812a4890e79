import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { CaptchaAction } from '../../../contract/entities/proof-of-work'
import type { Caller, Shop } from '../../http/context'
import type { Database } from '../../db/database'
import { captcha } from '../../db/schema'
import { createHash, randomInt } from 'node:crypto'
import { badRequest } from '../../http/errors'

/** Lifetime of a captcha, and then of its pass. */
const CAPTCHA_TTL_MS = 10 * 60_000

interface Given {
  device: string
  answer: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Stores a device's captcha, which replaces the former one. An existing pass stays valid. */
export async function putCaptcha(db: Database, { device, answer, now }: Given): Promise<void> {
  const fresh = { answerHash: hashAnswer(answer, device), answerExpiresAt: new Date(now + CAPTCHA_TTL_MS) }
  await db
    .insert(captcha)
    .values({ device, ...fresh })
    .onConflictDoUpdate({ target: captcha.device, set: fresh })
}

interface Tried extends Given {
  /** Action of the pass; default: any. */
  action?: CaptchaAction
}

/**
 * Checks a captcha solution and consumes the captcha, right or wrong. One statement does both, so that of concurrent
 * attempts one counts.
 * @returns whether it was right; the device then has a pass
 */
export async function tryAnswer(db: Database, { device, answer, now, action }: Tried): Promise<boolean> {
  const isRight = sql`${captcha.answerHash} = ${hashAnswer(answer, device)}
    and ${captcha.answerExpiresAt} > ${new Date(now).toISOString()}`
  const [tried] = await db
    .update(captcha)
    .set({
      answerHash: null,
      passAction: action ?? null,
      // A wrong answer also clears an older pass, so the remaining value shows whether it was right.
      passExpiresAt: sql`case when ${isRight} then ${new Date(now + CAPTCHA_TTL_MS).toISOString()}::timestamptz end`,
    })
    .where(and(eq(captcha.device, device), isNotNull(captcha.answerHash)))
    .returning({ passExpiresAt: captcha.passExpiresAt })
  return Boolean(tried?.passExpiresAt)
}

/** Deletes used captchas; locked rows are skipped, so requests never wait for the cleanup. */
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
 * Consumes a device's pass for an action; of concurrent calls one gets it.
 * @param tx the transaction of the protected call: if it fails, the pass is kept
 * @returns whether there was a pass
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
 * One character of each group of look-alikes: 28 characters, so five of them have 24 bits.
 */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ3479'

const LENGTH = 5

/** Look-alikes that are accepted for a drawn character. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'Q', O: 'Q', 1: '7', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/** A random captcha code from a cryptographic source. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('')

/** Normalizes a solution: case, accents, hyphens and look-alikes. */
export const normalizeAnswer = (answer: string): string =>
  answer
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[O012568]/g, (character) => LOOK_ALIKES[character] ?? character)

/** SHA-256 of solution and device, hex. */
export const hashAnswer = (answer: string, device: string): string =>
  createHash('sha256')
    .update(`${device} ${normalizeAnswer(answer)}`)
    .digest('hex')

/** The caller's device id. @throws HttpError 400 without one */
export function requireDevice({ uuid }: Caller): string {
  if (uuid === '') throw badRequest()
  return uuid
}

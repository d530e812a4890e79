import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { CaptchaAction } from '../../../contract/entities/proof-of-work'
import type { Caller, Shop } from '../../http/context'
import type { Database } from '../../db/database'
import { captcha } from '../../db/schema'
import { createHash, randomInt } from 'node:crypto'
import { badRequest } from '../../http/errors'

/** Lifetime of a captcha, and then of its pass. */
const CAPTCHA_TTL_MS = 10 * 60_000

interface CaptchaInput {
  device: string
  solution: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Stores a device's captcha, which replaces the former one. An existing pass stays valid. */
export async function storeCaptcha(db: Database, { device, solution, now }: CaptchaInput): Promise<void> {
  const values = { answerHash: hashSolution(solution, device), answerExpiresAt: new Date(now + CAPTCHA_TTL_MS) }
  await db
    .insert(captcha)
    .values({ device, ...values })
    .onConflictDoUpdate({ target: captcha.device, set: values })
}

interface CaptchaAttempt extends CaptchaInput {
  /** Action of the pass; default: any. */
  action?: CaptchaAction
}

/**
 * Checks a captcha solution and consumes the captcha, correct or not. One statement does both, so that of concurrent
 * attempts one counts.
 * @returns whether it was correct; the device then has a pass
 */
export async function checkSolution(db: Database, { device, solution, now, action }: CaptchaAttempt): Promise<boolean> {
  const isCorrect = sql`${captcha.answerHash} = ${hashSolution(solution, device)}
    and ${captcha.answerExpiresAt} > ${new Date(now).toISOString()}`
  const [attempt] = await db
    .update(captcha)
    .set({
      answerHash: null,
      passAction: action ?? null,
      // A wrong answer also clears an older pass, so the remaining value shows whether it was correct.
      passExpiresAt: sql`case when ${isCorrect} then ${new Date(now + CAPTCHA_TTL_MS).toISOString()}::timestamptz end`,
    })
    .where(and(eq(captcha.device, device), isNotNull(captcha.answerHash)))
    .returning({ passExpiresAt: captcha.passExpiresAt })
  return Boolean(attempt?.passExpiresAt)
}

/** Deletes expired captchas; locked rows are skipped, so requests never wait for the cleanup. */
export const deleteExpiredCaptchas = ({ db, now }: Pick<Shop, 'db' | 'now'>) =>
  db.execute(sql`delete from ${captcha} where ${captcha.device} in (
    select ${captcha.device} from ${captcha}
    where ${captcha.answerExpiresAt} <= ${new Date(now()).toISOString()}
      and (${captcha.passExpiresAt} is null or ${captcha.passExpiresAt} <= ${new Date(now()).toISOString()})
    for update skip locked
  )`)

interface PassUse {
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
export async function consumeCaptchaPass(tx: Database, { device, action, now }: PassUse): Promise<boolean> {
  const consumed = await tx
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
  return consumed.length === 1
}

/**
 * One character of each group of look-alikes: 28 characters, so five of them have 24 bits.
 */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ3479'

const CODE_LENGTH = 5

/** Look-alikes that are accepted for a drawn character. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'Q', O: 'Q', 1: '7', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/** A random captcha code from a cryptographic source. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('')

/** Normalizes a solution: case, accents, hyphens and look-alikes. */
export const normalizeSolution = (solution: string): string =>
  solution
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[O012568]/g, (character) => LOOK_ALIKES[character] ?? character)

/** SHA-256 of solution and device, hex. */
export const hashSolution = (solution: string, device: string): string =>
  createHash('sha256')
    .update(`${device} ${normalizeSolution(solution)}`)
    .digest('hex')

/** The caller's device id. @throws HttpError 400 without one */
export function requireDevice({ uuid }: Caller): string {
  if (uuid === '') throw badRequest()
  return uuid
}

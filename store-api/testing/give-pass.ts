import type { Database } from '../db/database'
import { captcha } from '../db/schema'

const MINUTES = 600_000

/** A device that has just solved a captcha may make one protected call. @param now milliseconds since the epoch */
export async function givePass(db: Database, device: string, now: number): Promise<void> {
  const passExpiresAt = new Date(now + MINUTES)
  await db
    .insert(captcha)
    .values({ device, answerExpiresAt: passExpiresAt, passExpiresAt })
    .onConflictDoUpdate({ target: captcha.device, set: { passExpiresAt } })
}

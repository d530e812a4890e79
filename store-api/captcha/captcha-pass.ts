import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { captcha } from '../db/schema'

/**
 * Uses up the pass a device got for a right answer: of two calls at the same moment one has it.
 * @param tx the transaction of the protected call, so that a call that fails gives the pass back
 * @param now milliseconds since the epoch
 * @returns whether there was one
 */
export async function useCaptchaPass(tx: Database, device: string, now: number): Promise<boolean> {
  const used = await tx
    .update(captcha)
    .set({ passExpiresAt: null })
    .where(and(eq(captcha.device, device), gt(captcha.passExpiresAt, new Date(now))))
    .returning({ device: captcha.device })
  return used.length === 1
}

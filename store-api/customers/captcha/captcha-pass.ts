import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { CaptchaAction } from '../../../contract/entities/proof-of-work'
import type { Database } from '../../db/database'
import { captcha } from '../../db/schema'

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

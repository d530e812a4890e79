import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isRead } from '../../contract/signature-check'
import type { Bounds } from './bound-bounds'
import type { AppEnv } from './context'
import { Failure } from './failure'

const MINUTE = 60

const tooOften = (milliseconds: number) =>
  new Failure(429, (texts) => texts.tooOften(1), { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })

/**
 * Bounds what one network address may change in a minute, whichever storefront signed for it. Beside the counts of single
 * things (attempts/limits.ts) it is coarse: each program counts for itself.
 */
export function writeLimit({ writes }: Bounds): MiddlewareHandler<AppEnv> {
  const limiter = new RateLimiterMemory({ points: writes, duration: MINUTE })
  return async (c, next) => {
    const { address } = c.get('caller')
    if (address && !isRead(c.req.method))
      await limiter.consume(address).catch((refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? tooOften(refusal.msBeforeNext) : refusal
      })
    await next()
  }
}

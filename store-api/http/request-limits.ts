import type { MiddlewareHandler } from 'hono'
import { LIMITS } from '../../contract/limits'
import { readBody } from '../../contract/read-body'
import type { AppEnv } from './context'
import { HttpError } from './errors'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isRead } from '../../contract/signature-check'
import type { ConcurrencyLimits } from './concurrency-limit'

const tooLarge = (status: 413 | 414) => new HttpError(status, (texts) => texts.tooLarge)

/** Rejects long queries and bodies early, and keeps the raw body for the signature. */
export const requestSizeLimit = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  const { search } = new URL(c.req.url)
  if (search.length > LIMITS.queryBytes) throw tooLarge(414)
  const body = await readBody(c.req.raw)
  if (body === null) throw tooLarge(413)
  c.set('rawBody', body)
  await next()
}

const WINDOW_SECONDS = 60

const tooOften = (milliseconds: number) =>
  new HttpError(429, (texts) => texts.tooOften(1), { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })

/**
 * Limits how many writesPerMinute one network address may make in a minute, whichever storefront signed for it. Beside the counts of single
 * things (rate-limits.ts) it is coarse: each program counts for itself.
 */
export function writeRateLimit({ writesPerMinute }: ConcurrencyLimits): MiddlewareHandler<AppEnv> {
  const limiter = new RateLimiterMemory({ points: writesPerMinute, duration: WINDOW_SECONDS })
  return async (c, next) => {
    const { address } = c.get('caller')
    if (address && !isRead(c.req.method))
      await limiter.consume(address).catch((refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? tooOften(refusal.msBeforeNext) : refusal
      })
    await next()
  }
}

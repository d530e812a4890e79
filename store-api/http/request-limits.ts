import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { LIMITS } from '../../contract/limits'
import { readBody } from '../../contract/read-body'
import { isSafeMethod } from '../../contract/signature-check'
import type { AppEnv } from './context'
import { HttpError } from './errors'

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

const tooManyRequests = (milliseconds: number) =>
  new HttpError(429, (texts) => texts.tooManyAttempts(1), { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })

/**
 * Limits the writes of one network address per minute, whichever storefront signed for it. Compared with the limits of
 * single actions (rate-limits.ts) it is coarse: each process counts for itself.
 */
export function writeRateLimit({ writesPerMinute }: ConcurrencyLimits): MiddlewareHandler<AppEnv> {
  const limiter = new RateLimiterMemory({ points: writesPerMinute, duration: WINDOW_SECONDS })
  return async (c, next) => {
    const { address } = c.get('caller')
    if (address && !isSafeMethod(c.req.method))
      await limiter.consume(address).catch((refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? tooManyRequests(refusal.msBeforeNext) : refusal
      })
    await next()
  }
}

/** Load shedding: calls that get no slot in time receive 503 instead of a late reply. */
export function concurrencyLimit(limits: ConcurrencyLimits): MiddlewareHandler<AppEnv> {
  const queue = new RequestQueue(limits)
  return async (_, next) => {
    const release = await queue.enter()
    if (!release) throw new HttpError(503, (texts) => texts.busy, { retryAfter: 1 })
    try {
      await next()
    } finally {
      release()
    }
  }
}

/** Limits of concurrent and written calls. */
export interface ConcurrencyLimits {
  /** Concurrent calls. */
  maxRunning: number
  /** Calls waiting for a slot. */
  maxQueued: number
  /** Maximum wait for a slot. */
  queueTimeoutMs: number
  /** Writes per minute and network address. */
  writesPerMinute: number
}

/**
 * Ten database connections serve 64 calls; a longer queue would only yield late replies. A form of the storefront makes
 * several calls, so the write limit is above the storefront's.
 */
export const DEFAULT_CONCURRENCY_LIMITS: ConcurrencyLimits = {
  maxRunning: 64,
  maxQueued: 64,
  queueTimeoutMs: 150,
  writesPerMinute: 240,
}

/** For tests with more concurrent calls than the defaults admit. */
export const UNLIMITED: ConcurrencyLimits = {
  maxRunning: Infinity,
  maxQueued: 0,
  queueTimeoutMs: 0,
  writesPerMinute: Number.MAX_SAFE_INTEGER,
}

/** A semaphore with a bounded queue and a timeout. */
export class RequestQueue {
  readonly #limits: Omit<ConcurrencyLimits, 'writesPerMinute'>
  #running = 0
  /** Resolvers of queued calls, oldest first. */
  #waiting: (() => void)[] = []

  constructor(limits: Omit<ConcurrencyLimits, 'writesPerMinute'>) {
    this.#limits = limits
  }

  /** @returns the release function; null if there is no slot in time */
  async enter(): Promise<(() => void) | null> {
    const { maxRunning, maxQueued } = this.#limits
    if (this.#running < maxRunning) {
      this.#running++
      return this.#release
    }
    if (this.#waiting.length >= maxQueued || !(await this.#wait())) return null
    return this.#release
  }

  /** @returns false after the timeout */
  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const admit = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const expire = () => {
        this.#waiting = this.#waiting.filter((other) => other !== admit)
        resolve(false)
      }
      const timer = setTimeout(expire, this.#limits.queueTimeoutMs)
      this.#waiting.push(admit)
    })
  }

  /** Hands the slot to the oldest queued call, so that new calls cannot overtake it. */
  readonly #release = () => {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running--
  }
}

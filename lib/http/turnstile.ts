import 'server-only'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

const MINUTE = 60

/** What counting for all instances needs: a connection that answers in time or fails (lib/cache/redis.mjs). */
export interface SharedCount {
  run(
    command: (client: { eval: (script: string, options: object) => Promise<unknown> }) => Promise<unknown>,
  ): Promise<unknown>
}

interface TurnstileOptions {
  /** What is counted, and of which shop: counts of one name are one. */
  name: string
  /** Passes in one minute. */
  most: number
  /** Null where an instance counts for itself. */
  shared: SharedCount | null
}

/** Lets each through so many times a minute. */
export interface Turnstile {
  /** @returns 0, or the seconds until the next pass */
  pass: (who: string) => Promise<number>
}

/** Counted in Redis, for all instances together; while that is away, or silent, each counts for itself. */
export function turnstile({ name, most, shared }: TurnstileOptions): Turnstile {
  const own = { keyPrefix: name, points: most, duration: MINUTE }
  const memory = new RateLimiterMemory(own)
  const limiter = shared
    ? new RateLimiterRedis({
        ...own,
        useRedisPackage: true,
        storeClient: { eval: (script: string, options: object) => shared.run((redis) => redis.eval(script, options)) },
        insuranceLimiter: memory,
        // Whoever has none left costs Redis nothing more.
        inMemoryBlockOnConsumed: most,
      })
    : memory
  return { pass: (who) => limiter.consume(who).then(() => 0, secondsLeft) }
}

function secondsLeft(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
}

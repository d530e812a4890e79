import 'server-only'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { processRedis } from '@/lib/cache/process-cache.mjs'
import { env } from '../env'
import { addressOf } from '../auth/address-of'
import { singleton } from '../config/singleton'

const MINUTE = 60

/** What counting for all instances needs: a connection that answers in time or fails (lib/cache/redis.mjs). */
export interface SharedCount {
  run(
    command: (client: { eval: (script: string, options: object) => Promise<unknown> }) => Promise<unknown>,
  ): Promise<unknown>
}

interface RateLimiterOptions {
  /** What is counted, and of which shop: counts of one name are one. */
  name: string
  /** Passes in one minute. */
  most: number
  /** Null where an instance counts for itself. */
  shared: SharedCount | null
}

/** Lets each through so many times a minute. */
export interface RateLimiter {
  /** @returns 0, or the seconds until the next pass */
  pass: (who: string) => Promise<number>
}

/** Counted in Redis, for all instances together; while that is away, or silent, each counts for itself. */
export function createRateLimiter({ name, most, shared }: RateLimiterOptions): RateLimiter {
  const own = { keyPrefix: name, points: most, duration: MINUTE }
  const memory = new RateLimiterMemory(own)
  const limiter = shared
    ? new RateLimiterRedis({
        ...own,
        useRedisPackage: true,
        storeClient: { eval: (script: string, options: object) => shared.run((redis) => redis.eval(script, options)) },
        insuranceLimiter: memory,
        // Clients over the limit cause no further Redis calls.
        inMemoryBlockOnConsumed: most,
      })
    : memory
  return { pass: (who) => limiter.consume(who).then(() => 0, secondsLeft) }
}

function secondsLeft(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
}

/** Without client addresses, all clients share the limit of this many. */
const ADDRESSES = 100

type Kind = 'reads' | 'writes' | 'pictures'

interface LimiterPair {
  one: RateLimiter
  all: RateLimiter
}

const limiters = singleton<Partial<Record<Kind, LimiterPair>>>('limiters', () => ({}))

function make(kind: Kind, most: number): LimiterPair {
  const name = `storefront:${env().PUBLIC_ORIGIN}:${kind}`
  const redis = processRedis()
  return {
    one: createRateLimiter({ name, most, shared: redis }),
    all: createRateLimiter({ name: `${name}:all`, most: most * ADDRESSES, shared: redis }),
  }
}

const most = (kind: Kind) => {
  const { RATE_LIMIT_READ_PER_MINUTE, RATE_LIMIT_WRITE_PER_MINUTE, RATE_LIMIT_IMAGE_PER_MINUTE } = env()
  return {
    reads: RATE_LIMIT_READ_PER_MINUTE,
    writes: RATE_LIMIT_WRITE_PER_MINUTE,
    pictures: RATE_LIMIT_IMAGE_PER_MINUTE,
  }[kind]
}

const limitersOf = (kind: Kind) => (limiters[kind] ??= make(kind, most(kind)))

const kindOf = (method: string): Kind => (method === 'GET' || method === 'HEAD' ? 'reads' : 'writes')

/**
 * Counts a request against what its network address may ask in a minute; without an address, against what all may.
 * @param kind images have a count of their own: a page has dozens
 * @returns 0, or the seconds it comes too early
 */
export function consumeRateLimit(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  kind: Kind = kindOf(method),
): Promise<number> {
  const address = addressOf(headers)
  const { one, all } = limitersOf(kind)
  return address ? one.pass(address) : all.pass('all')
}

import 'server-only'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { processRedis } from '@/lib/cache/process-cache.mjs'
import { addressOf } from '../auth/address-of'
import { singleton } from '../config/singleton'
import { env } from '../env'

const WINDOW_S = 60

/** A Redis connection whose commands reply in time or fail (lib/cache/redis-connection.mjs). */
export interface SharedCounter {
  run(
    command: (client: { eval: (script: string, options: object) => Promise<unknown> }) => Promise<unknown>,
  ): Promise<unknown>
}

interface RateLimiterOptions {
  /** Prefix of the keys: limiters of one name count together. */
  name: string
  /** Requests in one minute. */
  limit: number
  /** Null: each instance counts by itself. */
  shared: SharedCounter | null
}

export interface RateLimiter {
  /** Consumes one point of a client. @returns seconds to wait, or 0 */
  consume: (client: string) => Promise<number>
}

/** Counts in Redis for all instances together; while Redis is unreachable or slow, each instance counts by itself. */
export function createRateLimiter({ name, limit, shared }: RateLimiterOptions): RateLimiter {
  const limiterOptions = { keyPrefix: name, points: limit, duration: WINDOW_S }
  const memory = new RateLimiterMemory(limiterOptions)
  const limiter = shared
    ? new RateLimiterRedis({
        ...limiterOptions,
        useRedisPackage: true,
        storeClient: { eval: (script: string, options: object) => shared.run((redis) => redis.eval(script, options)) },
        insuranceLimiter: memory,
        // Clients over the limit cause no further Redis calls.
        inMemoryBlockOnConsumed: limit,
      })
    : memory
  return { consume: (client) => limiter.consume(client).then(() => 0, secondsToWait) }
}

function secondsToWait(refusal: unknown): number {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
}

/** Without client addresses, all clients share the limit of this many. */
const SHARED_LIMIT_FACTOR = 100

type RateLimitKind = 'reads' | 'writes' | 'pictures'

interface LimiterPair {
  perClient: RateLimiter
  allClients: RateLimiter
}

const limiters = singleton<Partial<Record<RateLimitKind, LimiterPair>>>('limiters', () => ({}))

function createPair(kind: RateLimitKind, limit: number): LimiterPair {
  const name = `storefront:${env().PUBLIC_ORIGIN}:${kind}`
  const redis = processRedis()
  return {
    perClient: createRateLimiter({ name, limit, shared: redis }),
    allClients: createRateLimiter({ name: `${name}:all`, limit: limit * SHARED_LIMIT_FACTOR, shared: redis }),
  }
}

const limitOf = (kind: RateLimitKind) => {
  const { RATE_LIMIT_READ_PER_MINUTE, RATE_LIMIT_WRITE_PER_MINUTE, RATE_LIMIT_IMAGE_PER_MINUTE } = env()
  return {
    reads: RATE_LIMIT_READ_PER_MINUTE,
    writes: RATE_LIMIT_WRITE_PER_MINUTE,
    pictures: RATE_LIMIT_IMAGE_PER_MINUTE,
  }[kind]
}

const limitersOf = (kind: RateLimitKind) => (limiters[kind] ??= createPair(kind, limitOf(kind)))

const kindOf = (method: string): RateLimitKind => (method === 'GET' || method === 'HEAD' ? 'reads' : 'writes')

/**
 * Consumes one rate-limit point of the client's network address; without an address, one of the limit that all clients
 * share.
 * @param kind images have their own limit: a page has dozens
 * @returns seconds to wait, or 0
 */
export function consumeRateLimit(
  { method, headers }: { method: string; headers: Pick<Headers, 'get'> },
  kind: RateLimitKind = kindOf(method),
): Promise<number> {
  const address = addressOf(headers)
  const { perClient, allClients } = limitersOf(kind)
  return address ? perClient.consume(address) : allClients.consume('all')
}

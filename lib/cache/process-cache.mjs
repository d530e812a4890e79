import { pino } from 'pino'
import { buildId } from './build-id.mjs'
import { PageCache } from './memory.mjs'
import { RedisStore } from './redis.mjs'
import { RedisConnection } from './redis-connection.mjs'

/** Next loads this file in several bundles: cache and connection belong to the process. */
const CACHE = Symbol.for('storefront.cache')
const REDIS = Symbol.for('storefront.redis')

/** A process that has just started has an empty cache, so it waits longer for Redis. In milliseconds. */
const START = { durationMs: 10_000, timeoutMs: 1000 }

/** A build and `next dev` share no cache. */
const isServing = () => process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build'

function connect() {
  const { LOG_LEVEL: level = 'info', REDIS_URL } = process.env
  if (!REDIS_URL || !isServing()) return null
  const start = { timeoutMs: START.timeoutMs, until: Date.now() + START.durationMs }
  return new RedisConnection(REDIS_URL, { start, log: pino({ level, base: { program: 'storefront' } }) })
}

/** This process's connection to Redis; null without `REDIS_URL`. @returns {RedisConnection | null} */
export const processRedis = () => (globalThis[REDIS] ??= { connection: connect() }).connection

function openStore() {
  const redis = processRedis()
  // HTML of one build names scripts of that build: entries are shared within a build.
  return redis && new RedisStore(redis, { shop: process.env.PUBLIC_ORIGIN ?? '', build: buildId() })
}

/** The cache of this process. @returns {PageCache} */
export const processCache = () =>
  (globalThis[CACHE] ??= new PageCache({
    maxBytes: Number(process.env.CACHE_MAX_BYTES) || undefined,
    store: openStore(),
  }))

import { pino } from 'pino'
import { RedisLink } from './redis-link.mjs'

/** Next loads this file in several bundles; the connection is one per process. */
const KEY = Symbol.for('storefront.redis')

/**
 * A program that has just started has nothing to show but what is in Redis, and is busy with itself: so long it waits
 * longer for an answer. Both in milliseconds.
 */
const START = { lasts: 10_000, limit: 1000 }

/** Redis is for shops that are served: a build and `next dev` have nothing to share. */
const isServed = () => process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build'

function open() {
  const { LOG_LEVEL: level = 'info', REDIS_URL } = process.env
  if (!REDIS_URL || !isServed()) return null
  const patience = { limit: START.limit, until: Date.now() + START.lasts }
  return new RedisLink(REDIS_URL, { patience, log: pino({ level, base: { program: 'storefront' } }) })
}

/** This process's connection to what all instances share. @returns {RedisLink | null} null where each is on its own */
export const processRedis = () => (globalThis[KEY] ??= { link: open() }).link

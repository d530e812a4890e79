import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { PageCache } from './page-cache.mjs'
import { RedisLink } from './redis-link.mjs'
import { SharedStore } from './shared-store.mjs'

/** Next loads this file in several bundles; what is kept is one per process. */
const KEY = Symbol.for('storefront.cache')

/** Pages of two builds fit nowhere together: each names its own. */
const buildOf = () =>
  process.env.NEXT_DEPLOYMENT_ID ||
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'), 'utf8')

/** Redis is for shops that are served: a build and `next dev` have nothing to share. */
const isServed = () => process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build'

function openStore() {
  const { LOG_LEVEL: level = 'info', PUBLIC_ORIGIN = '', REDIS_URL } = process.env
  if (!REDIS_URL || !isServed()) return null
  const link = new RedisLink(REDIS_URL, { log: pino({ level, base: { program: 'storefront' } }) })
  return new SharedStore(link, { shop: PUBLIC_ORIGIN, build: buildOf() })
}

/** The cache of this process. @returns {PageCache} */
export const processCache = () =>
  (globalThis[KEY] ??= new PageCache({
    maxBytes: Number(process.env.CACHE_MAX_BYTES) || undefined,
    store: openStore(),
  }))

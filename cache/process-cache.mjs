import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PageCache } from './page-cache.mjs'
import { processRedis } from './process-redis.mjs'
import { SharedStore } from './shared-store.mjs'

/** Next loads this file in several bundles; what is kept is one per process. */
const KEY = Symbol.for('storefront.cache')

/** Pages of two builds fit nowhere together: each names its own. */
const buildOf = () =>
  process.env.NEXT_DEPLOYMENT_ID ||
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'), 'utf8')

function openStore() {
  const link = processRedis()
  return link && new SharedStore(link, { shop: process.env.PUBLIC_ORIGIN ?? '', build: buildOf() })
}

/** The cache of this process. @returns {PageCache} */
export const processCache = () =>
  (globalThis[KEY] ??= new PageCache({
    maxBytes: Number(process.env.CACHE_MAX_BYTES) || undefined,
    store: openStore(),
  }))

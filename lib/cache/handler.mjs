/**
 * `cacheHandler` of next.config.mjs: Next's incremental cache of ISR pages, route handlers and `unstable_cache`. Next
 * creates an instance for every request; entries belong to the process. The bundle of the edge middleware compiles this
 * file too and caches nothing, so Node-only modules are imported at run time.
 */
export default class CacheHandler {
  /** @param {string} key @param {any} ctx */
  async get(key, ctx) {
    return (await load())?.processCache().get(key, ctx) ?? null
  }

  /** @param {string} key @param {any} value @param {any} ctx */
  async set(key, value, ctx) {
    ;(await load())?.processCache().set(key, value, ctx)
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    await (await load())?.processCache().expire([tags].flat())
  }

  resetRequestCache() {}
}

const load = async () => (process.env.NEXT_RUNTIME === 'edge' ? null : import('./process-cache.mjs'))

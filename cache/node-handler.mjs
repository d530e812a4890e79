import { processCache } from './process-cache.mjs'

/**
 * Next's incremental cache: ISR pages, route handlers, `unstable_cache`. Next makes one for every request; what is kept
 * is the process's.
 */
export class NodeHandler {
  get(key, ctx) {
    return processCache().get(key, ctx)
  }

  async set(key, value, ctx) {
    processCache().set(key, value, ctx)
  }

  async revalidateTag(tags) {
    await processCache().expire([tags].flat())
  }

  resetRequestCache() {}
}

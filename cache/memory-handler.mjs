import { LRUCache } from 'lru-cache'
import { entryBytes } from './entry-bytes.mjs'
import { TagTimes } from './tag-times.mjs'

/** Bytes of pages and data kept, unless CACHE_MAX_BYTES says otherwise. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

const TAGS_HEADER = 'x-next-cache-tags'

function createShared() {
  const maxSize = Number(process.env.CACHE_MAX_BYTES) || DEFAULT_MAX_BYTES
  return {
    entries: new LRUCache({
      maxSize,
      maxEntrySize: maxSize / 8,
      sizeCalculation: ({ value }, key) => entryBytes(key, value),
    }),
    tags: new TagTimes(),
  }
}

/** Next makes a handler for every request and loads this file in several bundles; what is kept is one per process. */
const KEY = Symbol.for('storefront.cache')
const shared = (globalThis[KEY] ??= createShared())

/** @param {any} value @param {any} ctx @returns {string[]} */
function tagsOf(value, ctx) {
  if (value?.kind === 'FETCH') return [...(ctx.tags ?? []), ...(ctx.softTags ?? [])]
  const header = value?.headers?.[TAGS_HEADER]
  return typeof header === 'string' ? header.split(',') : []
}

/**
 * Next's incremental cache (ISR pages, route handlers, `unstable_cache`) in this process's memory, least recently used
 * out first, bounded in bytes: however many addresses are asked for, it grows no further.
 */
export class MemoryHandler {
  async get(key, ctx = {}) {
    const entry = shared.entries.get(key)
    if (!entry || shared.tags.isExpired(tagsOf(entry.value, ctx), entry.lastModified)) return null
    return entry
  }

  async set(key, value) {
    // A page that is not there is made up by whoever asks for it: it takes no place of one that is.
    if (value === null || value.status === 404) shared.entries.delete(key)
    else shared.entries.set(key, { value, lastModified: Date.now() })
  }

  async revalidateTag(tags, durations) {
    shared.tags.expire([tags].flat(), durations?.expire ?? 0)
  }

  resetRequestCache() {}
}

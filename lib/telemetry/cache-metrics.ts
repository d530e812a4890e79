import 'server-only'
import { counter, gauge } from './registry'

/** What the page cache says of itself (lib/cache/memory.mjs). */
interface Cache {
  counts: Readonly<Record<string, number>>
  pageCounts: Readonly<Record<string, number>>
  bytes: number
  hasStore: boolean | null
}

/** Lets metrics tell how the page cache does: read when somebody asks, so that a page costs nothing more. */
export function watchCache(cache: Cache): void {
  counter({
    name: 'storefront_cache_reads_total',
    help: 'Reads of pages and data: in memory, in the shared store, stale, or in none (miss).',
    labelNames: ['found'],
    collect() {
      this.reset()
      for (const [found, count] of Object.entries(cache.counts)) this.inc({ found }, count)
    },
  })
  counter({
    name: 'storefront_page_cache_total',
    help: 'Reads of pages and route handlers by Next: hit, stale or miss.',
    labelNames: ['result'],
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(cache.pageCounts)) this.inc({ result }, count)
    },
  })
  gauge({
    name: 'storefront_cache_bytes',
    help: 'Bytes of pages and data in memory.',
    collect() {
      this.set(cache.bytes)
    },
  })
  gauge({
    name: 'storefront_cache_store_up',
    help: '1 while the store all instances share answers; absent where there is none.',
    collect() {
      if (cache.hasStore !== null) this.set(cache.hasStore ? 1 : 0)
      else this.remove()
    },
  })
}

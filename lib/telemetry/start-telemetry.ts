import 'server-only'
import { processCache } from '../cache/process-cache.mjs'
import { env } from '../env'
import { log } from './log'
import { counter, gauge, serveMetrics } from './metrics'
import { observeMiddlewareCalls } from './middleware-calls'
import { isReady, readiness } from './readiness'
import { requestTelemetry } from './request-telemetry'

function watchReadiness() {
  gauge({
    name: 'storefront_ready',
    help: '1 while /readyz says 200.',
    collect() {
      // nginx does not request /readyz, so this starts a check. Its result is exported by the next scrape.
      void isReady()
      const { hasReachedStoreApi, isDraining } = readiness()
      this.set(hasReachedStoreApi && !isDraining ? 1 : 0)
    },
  })
}

/**
 * Serves the metrics on METRICS_PORT.
 * @returns the middleware that gives every request an id, logs and counts it
 */
export function startTelemetry() {
  const { METRICS_HOST: host, METRICS_PORT: port } = env()
  const onError = (error: Error) => log().error({ err: error }, 'metrics cannot be served')
  serveMetrics({ program: 'storefront', host, port, onError })
  watchCache(processCache())
  watchReadiness()
  const middlewareCalls = observeMiddlewareCalls()
  return requestTelemetry({
    write: (line) => log().info(line, 'answered'),
    onResponse: (response) => middlewareCalls.read(response),
  })
}

/** The page cache's own counters (lib/cache/memory.mjs). */
interface CacheCounters {
  counts: Readonly<Record<string, number>>
  pageCounts: Readonly<Record<string, number>>
  bytes: number
  hasStore: boolean | null
}

/** Exports the counters of the page cache; they are read at each scrape. */
export function watchCache(cache: CacheCounters): void {
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

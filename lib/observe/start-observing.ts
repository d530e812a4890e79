import 'server-only'
import { processCache } from '../cache/process-cache.mjs'
import { env } from '../env'
import { isReady } from '../health/check-ready'
import { readiness } from '../health/readiness'
import { log } from '../log'
import { counter, gauge } from '../metrics/registry'
import { serveMetrics } from '../metrics/serve-metrics'
import { watchCache } from './cache-metrics'
import { watchRequests } from './watch-requests'

const pages = () =>
  counter({
    name: 'storefront_pages_total',
    help: 'Pages answered, by what the page cache had: hit, stale, miss, or none for those that are never kept.',
    labelNames: ['cache'],
  })

function watchReadiness() {
  gauge({
    name: 'storefront_ready',
    help: '1 while /readyz says 200.',
    collect() {
      // Where nobody asks /readyz, as nginx does not, this is who asks; nobody waits for it with a store API that is away.
      void isReady()
      const { hasSeenShop, isLeaving } = readiness()
      this.set(hasSeenShop && !isLeaving ? 1 : 0)
    },
  })
}

/** Gives every request an id and a line in the log, counts it, and serves what is counted where METRICS_PORT says. */
export function startObserving() {
  const { METRICS_HOST: host, METRICS_PORT: port } = env()
  const onError = (error: Error) => log().error({ err: error }, 'metrics cannot be served')
  const ignored = serveMetrics({ program: 'storefront', host, port, onError })
  watchRequests({
    ignored,
    write: (line) => log().info(line, 'answered'),
    onPage: (cache) => pages().inc({ cache }),
  })
  watchCache(processCache())
  watchReadiness()
}

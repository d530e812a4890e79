import 'server-only'
import { processCache } from '../cache/process-cache.mjs'
import { env } from '../env'
import { isReady } from './check-ready'
import { readiness } from './readiness'
import { log } from './log'
import { gauge } from './registry'
import { serveMetrics } from './serve-metrics'
import { watchCache } from './cache-metrics'
import { observeMiddlewareCalls } from './middleware-calls'
import { requestTelemetry } from './request-telemetry'

function watchReadiness() {
  gauge({
    name: 'storefront_ready',
    help: '1 while /readyz says 200.',
    collect() {
      // Where nothing requests /readyz, as with nginx, this checks; it does not wait for a store API that is away.
      void isReady()
      const { hasSeenShop, isLeaving } = readiness()
      this.set(hasSeenShop && !isLeaving ? 1 : 0)
    },
  })
}

/**
 * Serves the metrics where METRICS_PORT says.
 * @returns the middleware that gives every request an id and a line in the log, and counts it
 */
export function startObserving() {
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

import type { Instrumentation } from 'next'
import { recordFailedRequest } from './lib/http/unavailable-page'

/** Called by Next for every page that could not be rendered. */
export const onRequestError: Instrumentation.onRequestError = (error, request) => recordFailedRequest(error, request)

/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    ;(await import('./server/workarounds/abort-controller-leak')).formatAbortReasons()
    if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import('./lib/telemetry/tracing')).startTracing()
    ;(await import('./lib/telemetry/startup-check')).checkStartup()
    const telemetry = (await import('./lib/telemetry/start-telemetry')).startTelemetry()
    ;(await import('./server/start-pipeline')).startPipeline(telemetry)
    ;(await import('./lib/data/image-hosts')).logReplacedImageHosts()
    ;(await import('./lib/cache/warm-up')).startWarmUp()
  }
}

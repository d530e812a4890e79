import 'server-only'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { clientAddress } from '../lib/auth/client-address'
import { isStaleTag } from '../lib/cache/changed-tags.mjs'
import { processCache } from '../lib/cache/process-cache.mjs'
import { env, isDevelopment, isSecureOrigin } from '../lib/env'
import { MicroCache } from '../lib/http/micro-cache'
import { HeadDeadline } from '../lib/http/request-deadlines'
import { startGracefulShutdown } from '../lib/telemetry/graceful-shutdown'
import { log } from '../lib/telemetry/log'
import { gauge } from '../lib/telemetry/metrics'
import { pipelineStatus } from '../lib/telemetry/readiness'
import { attach } from './attach'
import { failedPages } from './error-responses'
import { compose, type Middleware } from '../lib/http/middleware'
import { createDevelopmentPipeline, createPipeline } from './pipeline'

const passThrough: Middleware = (_request, _response, next) => next()

/** Records that the pipeline receives the server's requests; `/readyz` and the gauge report if it does not. */
const markAttached: Middleware = (_request, _response, next) => {
  pipelineStatus.isAttached = true
  next()
}

/** The client's address from the operator's reverse proxy, or else the remote address of the connection. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const { CLIENT_ADDRESS_HEADER } = env()
  const header = CLIENT_ADDRESS_HEADER ? headers[CLIENT_ADDRESS_HEADER] : undefined
  return clientAddress(typeof header === 'string' ? header : (socket.remoteAddress ?? ''))
}

function createShopPipeline(): Middleware {
  const { MAX_CONCURRENT_REQUESTS, PUBLIC_ORIGIN, EXTENSION_SCRIPT_HASHES } = env()
  const microCache = new MicroCache()
  processCache().onChange((tags) => {
    if (!tags.every(isStaleTag)) microCache.clear()
  })
  return (isDevelopment() ? createDevelopmentPipeline : createPipeline)({
    origin: PUBLIC_ORIGIN,
    isHttps: isSecureOrigin(),
    maxRequests: MAX_CONCURRENT_REQUESTS,
    addressOf,
    microCache,
    assetsFolder: join(process.cwd(), '.next', 'static'),
    trustedHashes: EXTENSION_SCRIPT_HASHES,
  })
}

/**
 * Attaches the HTTP pipeline to the server that Next has started on `PORT`. Telemetry, draining, and the status of
 * failed pages remain active with `HTTP_PIPELINE=off`.
 */
export function startPipeline(telemetry: Middleware) {
  const { PORT, HTTP_PIPELINE } = env()
  const isOn = HTTP_PIPELINE === 'on'
  if (!isOn && !isDevelopment()) log().warn({ event: 'http pipeline off' }, 'HTTP_PIPELINE=off: see docs/decisions/057')
  pipelineStatus.isExpected = isOn
  gauge({
    name: 'storefront_pipeline_attached',
    help: '1 once requests pass through the HTTP pipeline; 0 before the first, with HTTP_PIPELINE=off, and if it could not be attached.',
    collect() {
      this.set(isOn && pipelineStatus.isAttached ? 1 : 0)
    },
  })
  const shutdown = startGracefulShutdown()
  const headDeadline = isOn ? new HeadDeadline() : undefined
  attach({
    port: PORT,
    middleware: compose(
      markAttached,
      telemetry,
      shutdown.middleware,
      headDeadline?.middleware ?? passThrough,
      isOn ? createShopPipeline() : passThrough,
      failedPages,
    ),
    rejectsUpgrades: isOn && !isDevelopment(),
    onServer(server) {
      shutdown.onServer(server)
      headDeadline?.onServer(server)
    },
  })
}

import 'server-only'
import type { IncomingMessage } from 'node:http'
import { rejectRequest } from '../lib/http/error-page'
import { type MicroCache, recordResponses } from '../lib/http/micro-cache'
import { bodyDeadline } from '../lib/http/body-deadline'
import { compress, precompressedAssets, staticFiles } from './compression'
import { concurrencyLimit } from '../lib/http/concurrency-limit'
import { cachedImages } from '../lib/http/image-cache'
import { addErrorFallback, fillEmptyErrors } from './error-responses'
import { cspHashes } from './html/csp-hashes'
import { deferScripts } from './html/defer-scripts'
import { transformHtml } from './html/transform-html'
import { compose, type Middleware } from '../lib/http/middleware'
import { securityHeaders } from './security-headers'
import { validateRequest } from './validate-request'

export interface PipelineOptions {
  /** The shop's public origin. */
  origin: string
  isHttps: boolean
  /** Maximum number of concurrent requests. */
  maxRequests: number
  /** The network address of a request's client. */
  addressOf: (request: IncomingMessage) => string
  microCache: MicroCache
  /** `.next/static` */
  assetsFolder: string
  /** SHA-256 of the operator's own inline scripts, in base64. */
  trustedHashes: readonly string[]
}

/** The HTTP pipeline in front of Next (docs/decisions/057). */
export const createPipeline = (options: PipelineOptions): Middleware =>
  compose(
    securityHeaders(options),
    validateRequest(options),
    precompressedAssets(options.assetsFolder),
    cachedImages,
    options.microCache.serve,
    bodyDeadline(options),
    concurrencyLimit({
      maxRequests: options.maxRequests,
      isStaticFile: staticFiles(options.assetsFolder),
      onOverload: compose(options.microCache.serveStale, rejectOverload),
    }),
    recordResponses(options.microCache),
    compress,
    fillEmptyErrors,
    transformHtml(deferScripts, addErrorFallback, cspHashes(options.trustedHashes)),
  )

/** The pipeline under `next dev`, where pages are not cached and scripts load in Next's own order. */
export const createDevelopmentPipeline = (options: PipelineOptions): Middleware =>
  compose(securityHeaders(options), validateRequest(options), bodyDeadline(options), compress, fillEmptyErrors)

const rejectOverload: Middleware = (request, response) => rejectRequest(request, response, 'overloaded')

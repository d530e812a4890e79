import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CALLS } from '../../contract/calls'
import { REQUEST_ID_HEADER, requestIdOf } from '../../contract/log-fields'
import { FORM_NAMES } from '../forms/form-names'
import { onResponseClosed } from '../http/on-response-closed'
import { findRoute } from '../routes'
import { countRequest } from './metrics'
import { enterRequest } from './request-scope'

/** nginx's status for a client that has closed the connection. */
const CLIENT_CLOSED_REQUEST = 499

/** Path, headers and body are never logged. */
export interface RequestLine {
  requestId: string
  method: string
  route: string
  status: number
  ms: number
}

interface Options {
  /** Logs a request that a route handler has handled. */
  write: (line: RequestLine) => void
  /** Called with every response once it is closed. */
  onResponse: (response: ServerResponse) => void
}

const firstOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

/**
 * Gives every request an id, which its response carries, counts it and has it logged. It runs before Next, so that
 * cached pages are counted too.
 */
export const requestTelemetry =
  ({ write, onResponse }: Options) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const startedAt = performance.now()
    const { method = '' } = request
    const { kind, route } = routeLabel((request.url ?? '').replace(/\?.*/s, ''))
    const requestId = requestIdOf(firstOf(request.headers[REQUEST_ID_HEADER]), randomUUID)
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader('X-Request-Id', requestId)
    onResponseClosed(request, response, () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST
      const ms = performance.now() - startedAt
      countRequest({ method, route, status, seconds: ms / 1000 })
      onResponse(response)
      if (kind === 'handler') write({ requestId, method, route, status, ms: Math.round(ms) })
    })
    enterRequest(requestId, request.socket.remoteAddress)
    next()
  }

/** Route handlers that are not calls of the contract; a test compares them with the folders of app/. */
export const HANDLER_ROUTES: readonly string[] = [
  '/api/attachment',
  '/api/attachment/{id}',
  '/api/hook/revalidate',
  '/api/login',
  '/api/logout',
  '/api/order/{number}/invoice',
  '/api/order/{number}/open',
  '/api/report/csp',
  '/api/session/cookies',
  '/api/session/lost',
  '/api/verify/captcha',
  '/drawer/cart',
  '/feed/products.xml',
  '/image/{file}',
  '/llms.txt',
  '/menu',
  '/offline.html',
  '/robots.txt',
  '/security.txt',
  '/service-worker.js',
  '/share/{kind}/{file}',
  '/sitemap.xml',
  '/sitemap/{part}',
]

/** Paths that next.config.mjs rewrites to one of them. */
const REWRITTEN_PATHS: readonly string[] = ['/sitemap-{part}', '/.well-known/security.txt']

/** Actions of plain forms. */
export const FORM_ROUTES: readonly string[] = FORM_NAMES.map((name) => `/api/form/${name}`)

/** `other`: the shop has no such path. */
type Kind = 'page' | 'file' | 'handler' | 'health' | 'other'

interface RouteLabel {
  kind: Kind
  /** Few distinct values, whatever clients request: a label of metrics, logged instead of the path. */
  route: string
}

/** Matches any segment in place of a `{name}`. */
const toPattern = (template: string) => new RegExp(`^${template.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

const templates = [...new Set(Object.values(CALLS).map(({ path }) => path))]
const HANDLERS = [...HANDLER_ROUTES, ...REWRITTEN_PATHS, ...templates].map((route) => ({
  route,
  pattern: toPattern(route),
}))
const FORMS: ReadonlySet<string> = new Set(FORM_ROUTES)
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** @param path without its query */
export function routeLabel(path: string): RouteLabel {
  if (path.startsWith('/_next/static/')) return { kind: 'file', route: '/_next/static' }
  if (HEALTH.has(path)) return { kind: 'health', route: path }
  if (FORMS.has(path)) return { kind: 'handler', route: path }
  const page = findRoute(path)
  if (page) return { kind: 'page', route: page.route.path }
  const handler = HANDLERS.find(({ pattern }) => pattern.test(path))
  if (handler) return { kind: 'handler', route: handler.route }
  if (path.startsWith('/api/')) return { kind: 'handler', route: '/api/other' }
  return path.startsWith('/assets/') ? { kind: 'file', route: '/assets' } : { kind: 'other', route: 'other' }
}

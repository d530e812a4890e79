import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { requestIdOf, traceIdOf } from '../contract/log-fields'
import { countRequest } from '../lib/telemetry/metrics'
import type { AppEnv, Service } from './context'

/** A pay page's address is a credential, so its secret part is not logged. */
const pathForLog = (path: string) => path.replace(/^(\/p\/)[^/]+/, '$1{intent}')

/** The matched route template; `other` for unknown paths, which keeps the metric's labels bounded. */
const routeOf = (path: string) => (path.includes('*') ? 'other' : path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'))

/** Logs and counts each request: method, path, status and duration. Never a header, a body or a query. */
export const requestLog =
  ({ logger }: Service): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), randomUUID)
    c.header('X-Request-Id', requestId)
    const since = performance.now()
    await next()
    const ms = performance.now() - since
    const { method } = c.req
    const { status } = c.res
    countRequest({ method, route: routeOf(routePath(c, -1)), status, seconds: ms / 1000 })
    const traceId = traceIdOf(c.req.header('traceparent'))
    logger.info({ requestId, traceId, method, path: pathForLog(c.req.path), status, ms: Math.round(ms) })
  }

import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { requestIdOf, traceIdOf } from '../../contract/log-fields'
import { countRequest } from '../../lib/telemetry/metrics'
import type { AppEnv, Service } from '../context'

/** Who knows a pay page's address may use it: it is written down without its end. */
const pathForLog = (path: string) => path.replace(/^(\/p\/)[^/]+/, '$1{intent}')

/** The template of the path that answered; one word for a path nobody answers. */
const routeOf = (path: string) => (path.includes('*') ? 'other' : path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'))

/** One line for each request, which is counted as well: what, how it ended, how long it took. Never a header, a body or a query. */
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

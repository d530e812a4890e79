import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { pathForLog, requestIdOf, traceIdOf } from '../../contract/log-fields'
import { countRequest } from '../../lib/telemetry/metrics'
import type { AppContext, AppEnv, Shop } from './context'
import { withinRequest } from './request-scope'
import { routeOf } from './route-of'

/** One line for each request, which is counted as well: what, how it ended, how long it took. Never a header, a body, a query value or a captcha. */
export const requestLog =
  ({ logger }: Shop): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), randomUUID)
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    const since = performance.now()
    const traceparent = c.req.header('traceparent')
    const traceId = traceIdOf(traceparent)
    await withinRequest({ requestId, traceparent: traceId && traceparent }, next)
    const ms = performance.now() - since
    const { method } = c.req
    const { status } = c.res
    countRequest({ method, route: routeOf(c as AppContext), status, seconds: ms / 1000 })
    logger.info({ requestId, traceId, method, path: pathForLog(c.req.path), status, ms: Math.round(ms) })
  }

import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { pathForLog } from '../../lib/contract/log-path'
import { requestIdOf, traceIdOf } from '../../lib/contract/request-id'
import { countRequest } from '../../lib/metrics/count-request'
import type { AppContext, AppEnv, Shop } from '../context'
import { routeOf } from './route-of'

/** One line for each request, which is counted as well: what, how it ended, how long it took. Never a header, a body, a query value or a captcha. */
export const requestLog =
  ({ logger }: Shop): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), randomUUID)
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    const since = performance.now()
    await next()
    const ms = performance.now() - since
    const { method } = c.req
    const { status } = c.res
    countRequest({ method, route: routeOf(c as AppContext), status, seconds: ms / 1000 })
    const traceId = traceIdOf(c.req.header('traceparent'))
    logger.info({ requestId, traceId, method, path: pathForLog(c.req.path), status, ms: Math.round(ms) })
  }

import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { pathForLog } from '../../lib/contract/log-path'
import type { AppEnv, Shop } from '../context'

/** Ids another program gave a request are kept when they are harmless to write down. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

/** One line for each request: what, how it ended, how long it took. Never a header, a body, a query value or a captcha. */
export const requestLog =
  ({ logger, now }: Shop): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const given = c.req.header('x-request-id') ?? ''
    const requestId = REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    const start = now()
    await next()
    logger.info({
      requestId,
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: c.res.status,
      ms: now() - start,
    })
  }

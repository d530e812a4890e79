import type { MiddlewareHandler } from 'hono'
import type { AppEnv, Service } from '../context'

/** Who knows a pay page's address may use it: it is written down without its end. */
const pathForLog = (path: string) => path.replace(/^(\/p\/)[^/]+/, '$1{intent}')

/** One line for each request: what, how it ended, how long it took. Never a header, a body or a query. */
export const requestLog =
  ({ logger, now }: Service): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const start = now()
    await next()
    logger.info({ method: c.req.method, path: pathForLog(c.req.path), status: c.res.status, ms: now() - start })
  }

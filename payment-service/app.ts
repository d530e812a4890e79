import { type Context, Hono } from 'hono'
import { signed } from './authenticate'
import type { AppEnv, Service } from './context'
import { HttpError, notFound, reply, requestLog } from './reply'
import { callRoutes } from './routes/intents'
import { payPageRoutes } from './routes/pay-page'

/**
 * The payment service as an app without a port: first the pages for browsers, then the signed and encrypted calls of
 * the shop.
 */
export function createApp(service: Service): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const fail = (error: Error, c: Context<AppEnv>) => {
    if (error instanceof HttpError)
      return reply(c, { code: error.status, msg: error.message, data: null }, error.status)
    service.logger.error({ err: error }, 'a request failed')
    return reply(c, { code: 500, msg: 'Something went wrong.', data: null }, 500)
  }
  app.onError(fail)
  // A thrown error would not be logged.
  app.notFound((c) => fail(notFound(), c))
  app.use(requestLog(service))
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', (c) => {
    const isReady = !service.isShuttingDown?.()
    return c.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  payPageRoutes(app, service)

  app.use('/pay/*', signed(service))
  callRoutes(app, service)
  return app
}

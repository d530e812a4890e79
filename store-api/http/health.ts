import type { Hono } from 'hono'
import { isResponding } from '../db/database'
import type { AppEnv, Shop } from './context'

/** `GET /healthz`: the process responds. `GET /readyz`: the database does too, and the process is not shutting down. */
export const healthRoutes = (app: Hono<AppEnv>, { db, isShuttingDown = () => false }: Shop) => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const isReady = (await isResponding(db)) && !isShuttingDown()
    return c.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
}

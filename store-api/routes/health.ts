import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { AppEnv, Shop } from '../context'

/** `GET /healthz`: the process answers. `GET /readyz`: the database does too. */
export const healthRoutes = (app: Hono<AppEnv>, { db }: Shop) => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const isReady = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return c.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
}

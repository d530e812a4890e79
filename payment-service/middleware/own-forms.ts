import type { MiddlewareHandler } from 'hono'
import type { AppEnv, Service } from '../context'
import { lostPage } from '../page/lost-page'

/** Takes forms of the pay page's own origin alone. A browser that names no origin has to say where it comes from. */
export const ownForms =
  ({ publicOrigin }: Service): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const origin = c.req.header('origin')
    const isOwn = origin === undefined ? c.req.header('sec-fetch-site') === 'same-origin' : origin === publicOrigin
    if (c.req.method !== 'POST' || isOwn) return next()
    return c.html(lostPage('refused', c.req.header('accept-language') ?? ''), 403)
  }

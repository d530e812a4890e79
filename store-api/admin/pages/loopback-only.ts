import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/context'
import { badRequest, notFound } from '../../http/errors'
import { isLoopback } from '../../http/loopback'

/** A form of this very page; what is no browser says nothing about where it comes from. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  const origin = request.headers.get('origin')
  return site === 'same-origin' && (origin === null || origin === new URL(request.url).origin)
}

/**
 * Pages for whoever tries the shop out, on this machine: a page elsewhere that leads its own name to this machine reads
 * nothing, and posts nothing either.
 */
export const loopbackOnly = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  if (!isLoopback(new URL(c.req.url).hostname)) throw notFound()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isOwnForm(c.req.raw)) throw badRequest()
  await next()
}

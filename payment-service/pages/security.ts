import type { MiddlewareHandler } from 'hono'
import type { AppEnv, Service } from '../context'
import { SCRIPT_SOURCE, STYLE_SOURCE } from './layout'
import { errorPage } from './result'

/**
 * The policy allows only the card form's script, which cannot send requests, and loads only the shop's logo. Forms lead
 * to the pay page itself and, after the payment, to the shop.
 * @param shopOrigin empty for a page without an intent
 * @param logo address of the shop's logo; empty if it has none
 */
export const pagePolicy = (shopOrigin: string, logo = ''): string =>
  [
    `default-src 'none'`,
    `style-src ${STYLE_SOURCE}`,
    ...(shopOrigin ? [`script-src ${SCRIPT_SOURCE}`] : []),
    `img-src data: ${logo ? new URL(logo).origin : ''}`.trim(),
    `form-action 'self' ${shopOrigin}`.trim(),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** Headers of every page. `same-origin` keeps the secret address from other sites and lets forms name their origin. */
export const pageHeaders = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  c.header('Content-Security-Policy', pagePolicy(''))
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'same-origin')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  await next()
}

/**
 * Accepts forms of the pay page's own origin only. A browser without `Origin` must send `Sec-Fetch-Site: same-origin`.
 */
export const requireSameOriginForms =
  ({ publicOrigin }: Service): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const origin = c.req.header('origin')
    const isSameOrigin =
      origin === undefined ? c.req.header('sec-fetch-site') === 'same-origin' : origin === publicOrigin
    if (c.req.method !== 'POST' || isSameOrigin) return next()
    return c.html(errorPage('refused', c.req.header('accept-language') ?? ''), 403)
  }

import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context'
import { STYLE_SOURCE } from '../page/style'

/**
 * Nothing runs on the pay page, and nothing is fetched but the shop's mark; its forms lead to itself and, paid, on to
 * the shop.
 * @param shopOrigin empty for a page about no intent
 * @param logo address of the shop's mark; empty where it has none
 */
export const pagePolicy = (shopOrigin: string, logo = ''): string =>
  [
    `default-src 'none'`,
    `style-src ${STYLE_SOURCE}`,
    `img-src data: ${logo ? new URL(logo).origin : ''}`.trim(),
    `form-action 'self' ${shopOrigin}`.trim(),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** What every page says beside its policy. Its address is told to nobody else; a form says where it was sent from. */
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

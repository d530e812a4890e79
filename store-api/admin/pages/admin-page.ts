import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import type { AppContext, AppEnv } from '../../http/context'
import { badRequest, notFound } from '../../http/errors'
import { isLoopback } from '../../http/loopback'

const STYLE =
  'body{margin:0 auto;max-width:720px;padding:24px 16px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#17181a}' +
  'article{border-top:1px solid #5c5852;padding:16px 0}h2{margin:0;font-size:18px}p{margin:4px 0;color:#5c5852}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0}form{display:inline-block;margin:0 8px 0 0}' +
  'button,input,select{min-height:40px;padding:0 16px;font:inherit}label{display:inline-block;margin:0 8px 8px 0}' +
  'input,select{box-sizing:border-box;display:block;width:160px;padding:0 8px}textarea{box-sizing:border-box;display:block;width:100%;' +
  'min-width:min(640px,90vw);min-height:96px;margin:4px 0 8px;font:inherit}'

/** The style's source expression for the Content-Security-Policy. */
export const PAGE_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

type Content = ReturnType<typeof html>

/** A plain page of the development tools. */
export const adminPage = (title: string, content: Content | Content[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`

/** Headers that forbid scripts and requests, and allow the given styles and forms only. */
export function setSecurityHeaders(c: AppContext, style: string, forms: "'none'" | "'self'" = "'none'") {
  const policy = `default-src 'none'; style-src ${style}; img-src data:; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`
  c.header('Content-Security-Policy', policy)
  c.header('Cache-Control', 'no-store')
  // Without a referrer, browsers send `Origin: null`, and the shop's own forms would look cross-site.
  c.header('Referrer-Policy', forms === "'self'" ? 'same-origin' : 'no-referrer')
  c.header('X-Content-Type-Options', 'nosniff')
}

/** Whether a form was sent by one of these pages. Clients other than browsers send neither header. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  const origin = request.headers.get('origin')
  return site === 'same-origin' && (origin === null || origin === new URL(request.url).origin)
}

/**
 * Limits pages to requests from this machine. A foreign page whose host name resolves to it (DNS rebinding) can neither
 * read nor post.
 */
export const loopbackOnly = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  if (!isLoopback(new URL(c.req.url).hostname)) throw notFound()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isOwnForm(c.req.raw)) throw badRequest()
  await next()
}

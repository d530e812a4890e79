import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { seal } from '../contract/cipher'
import { nodeEngine } from '../contract/engines/node'
import type { Reply } from '../contract/envelope'
import { requestIdOf, traceIdOf } from '../contract/log-fields'
import { countRequest } from '../lib/telemetry/metrics'
import type { AppEnv, Service } from './context'

/** Replies in the contract's envelope. Requests without a valid signature get no data. */
export function reply(c: Context<AppEnv>, { code, msg, data }: Reply, status: ContentfulStatusCode = 200): Response {
  const replyCipher = c.get('replyCipher')
  const sealed =
    data === null || !replyCipher
      ? null
      : seal(nodeEngine, replyCipher.keys.reply, JSON.stringify(data), replyCipher.associatedData)
  c.header('Cache-Control', 'no-store')
  return c.json({ code, msg, data: sealed }, status)
}

/** An error response. Its message is for the log of the shop. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: 400 | 404 | 409 | 413,
    message: string,
  ) {
    super(message)
  }
}

/** The same response for a wrong signature, timestamp, replay or cipher, so that callers cannot probe which it was. */
export const badRequest = () => new HttpError(400, 'That request could not be read.')

export const notFound = () => new HttpError(404, 'Not found.')

/** A pay page's address is a credential, so its secret part is not logged. */
const pathForLog = (path: string) => path.replace(/^(\/p\/)[^/]+/, '$1{intent}')

/** The matched route template; `other` for unknown paths, which keeps the metric's labels bounded. */
const routeOf = (path: string) => (path.includes('*') ? 'other' : path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'))

/** Logs and counts each request: method, path, status and duration. Never a header, a body or a query. */
export const requestLog =
  ({ logger }: Service): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), randomUUID)
    c.header('X-Request-Id', requestId)
    const since = performance.now()
    await next()
    const ms = performance.now() - since
    const { method } = c.req
    const { status } = c.res
    countRequest({ method, route: routeOf(routePath(c, -1)), status, seconds: ms / 1000 })
    const traceId = traceIdOf(c.req.header('traceparent'))
    logger.info({ requestId, traceId, method, path: pathForLog(c.req.path), status, ms: Math.round(ms) })
  }

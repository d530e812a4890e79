import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { findCall } from '../../contract/calls'
import { pathForLog, requestIdOf, traceIdOf } from '../../contract/log-fields'
import { countRequest } from '../../lib/telemetry/metrics'
import type { AppContext, AppEnv, Shop } from './context'
import { audit, runInRequestScope } from './logging'

/** Logs and counts each request: method, path, status and duration. Never a header, a body, a query value or a captcha. */
export const requestLog =
  ({ logger }: Shop): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), randomUUID)
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    const startedAt = performance.now()
    const traceparent = c.req.header('traceparent')
    const traceId = traceIdOf(traceparent)
    await runInRequestScope({ requestId, traceparent: traceId && traceparent }, next)
    const ms = performance.now() - startedAt
    const { method } = c.req
    const { status } = c.res
    countRequest({ method, route: routeOf(c as AppContext), status, seconds: ms / 1000 })
    logger.info({ requestId, traceId, method, path: pathForLog(c.req.path), status, ms: Math.round(ms) })
  }

/** The matched route template in the contract's notation; `other` for unknown paths. */
export function routeOf(c: AppContext): string {
  const path = routePath(c, -1)
  return path.includes('*') ? 'other' : path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
}

/** Whether a call names a resource of one customer. Its 404 also covers others' resources, so the audit log records it. */
function isPrivateResource(method: string, path: string): boolean {
  const found = findCall(method, path)
  return found !== null && found.call.audience !== 'public' && Object.keys(found.params).length > 0
}

/** Audit events by response status. */
const AUDIT_EVENTS = { 401: 'session refused', 404: 'foreign id', 429: 'too often' } as const

const isAudited = (status: number): status is keyof typeof AUDIT_EVENTS => status in AUDIT_EVENTS

/** Writes rejected sessions, foreign ids and exceeded rate limits to the audit log. */
export const auditLog =
  ({ logger }: Shop): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next()
    const { status } = c.res
    const { method, path } = c.req
    if (!isAudited(status) || (status === 404 && !isPrivateResource(method, path))) return
    const { customerId, address } = c.get('caller') ?? {}
    const origin = { customerId, address, requestId: c.get('requestId') }
    audit(logger, AUDIT_EVENTS[status], { ...origin, method, path: pathForLog(path) })
  }

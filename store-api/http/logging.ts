import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, type SerializedError, stdSerializers } from 'pino'

/** Unwraps query errors: Drizzle's message contains the query's parameters, which are user data. */
function unwrapQueryError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? unwrapQueryError(error.cause ?? new Error('a query failed')) : error
}

/** Serializes an error without user data. PostgreSQL's `detail` contains the conflicting values, so it is omitted. */
export function errorForLog(error: unknown): unknown {
  const unwrapped = unwrapQueryError(error)
  if (!(unwrapped instanceof Error)) return unwrapped
  const { detail: _, where: __, ...safe } = stdSerializers.err(unwrapped) as SerializedError & Record<string, unknown>
  return safe
}

/** For every logger of the store API. */
export const LOG_SERIALIZERS = { err: errorForLog }

/** Correlation ids of a request. */
export interface RequestScope {
  requestId: string
  /** The incoming W3C trace context, if any. */
  traceparent?: string
}

const scope = new AsyncLocalStorage<RequestScope>()

/** Runs a handler with the request's ids as async context. */
export const runInRequestScope = <Result>(request: RequestScope, work: () => Result): Result => scope.run(request, work)

/** Correlation headers for outgoing calls; none outside a request. */
export function scopeHeaders(): Record<string, string> {
  const request = scope.getStore()
  if (!request) return {}
  return { 'x-request-id': request.requestId, ...(request.traceparent && { traceparent: request.traceparent }) }
}

/** Log fields of the current request. */
export function scopeForLog(): Pick<RequestScope, 'requestId'> | Record<string, never> {
  const request = scope.getStore()
  return request ? { requestId: request.requestId } : {}
}

/** Security events for the operator, and whether each is a warning. */
const EVENTS = {
  'login ok': 'info',
  'login failed': 'warn',
  'reset asked': 'info',
  'password reset': 'info',
  'password changed': 'info',
  'session refused': 'warn',
  'foreign id': 'warn',
  'too often': 'warn',
} as const

type AuditEvent = keyof typeof EVENTS

/** The account involved, as far as it is known; never its input. */
interface Details {
  customerId?: number | null
  address?: string
  requestId?: string
  method?: string
  /** In a form that is safe to log. */
  path?: string
}

/** Logs an event of an account or a limit: one line, found by `audit:`. */
export const audit = (logger: Logger, event: AuditEvent, details: Details): void =>
  logger[EVENTS[event]]({ audit: event, ...details }, `audit: ${event}`)

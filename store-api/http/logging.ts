import { DrizzleQueryError } from 'drizzle-orm'
import { type SerializedError, stdSerializers } from 'pino'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Unwraps query errors: Drizzle's message contains the query's parameters, which are user data. */
function withoutQuery(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? withoutQuery(error.cause ?? new Error('a query failed')) : error
}

/**
 * Serializes an error without user data. PostgreSQL's `detail` contains the conflicting values, so it is left out.
 */
export function errorForLog(error: unknown): unknown {
  const bare = withoutQuery(error)
  if (!(bare instanceof Error)) return bare
  const { detail: _, where: __, ...told } = stdSerializers.err(bare) as SerializedError & Record<string, unknown>
  return told
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
export const withinRequest = <Result>(request: RequestScope, work: () => Result): Result => scope.run(request, work)

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

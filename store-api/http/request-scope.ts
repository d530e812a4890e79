import { AsyncLocalStorage } from 'node:async_hooks'

/** By what a request, and whatever it leads to, is known to other programs. */
export interface RequestScope {
  requestId: string
  /** As it came, where somebody traces. */
  traceparent?: string
}

const scope = new AsyncLocalStorage<RequestScope>()

/** Answers a request: in whatever this leads to, it is this request. */
export const withinRequest = <Result>(request: RequestScope, work: () => Result): Result => scope.run(request, work)

/** The headers by which another program knows whose request it is asked for; none for what is done unasked. */
export function scopeHeaders(): Record<string, string> {
  const request = scope.getStore()
  if (!request) return {}
  return { 'x-request-id': request.requestId, ...(request.traceparent && { traceparent: request.traceparent }) }
}

/** What every line of the log says of the request it belongs to. */
export function scopeForLog(): Pick<RequestScope, 'requestId'> | Record<string, never> {
  const request = scope.getStore()
  return request ? { requestId: request.requestId } : {}
}

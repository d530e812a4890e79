import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { REQUEST_ID_HEADER } from '../../contract/log-fields'
import { singleton } from '../config/singleton'

const RETRY_AFTER_SECONDS = '5'

const MAX_FAILED_REQUESTS = 10_000

/** `X-Request-Id`s whose page could not be rendered because the store API failed. */
const failedRequests = singleton('failed-requests', () => new LRUCache<string, true>({ max: MAX_FAILED_REQUESTS }))

/** Compares the name: each of Next's bundles has its own `ApiError` class. */
const isStoreApiFailure = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && Number(error.status) >= 500

/**
 * Records that the page of this request failed because the store API did. Called by `onRequestError`.
 * @param error any other kind is the storefront's own failure, and stays a 500
 */
export function recordFailedRequest(error: unknown, { headers }: { headers: IncomingHttpHeaders }): void {
  const id = headers[REQUEST_ID_HEADER]
  if (typeof id === 'string' && isStoreApiFailure(error)) failedRequests.set(id, true)
}

/**
 * Whether a response must be delayed by one event-loop iteration (`setImmediate`) before `markUnavailable`: if
 * several requests share the rendering of a cached page, Next calls `onRequestError` for all but one of them after it
 * has ended their responses.
 */
export const mayBecomeUnavailable = (response: ServerResponse): boolean =>
  response.statusCode === 500 && !response.headersSent

/**
 * Changes the 500 of a page whose store API call failed to a 503: a crawler treats a 500 as a broken page, and retries
 * after a 503. Called before the head is sent.
 */
export function markUnavailable({ headers }: IncomingMessage, response: ServerResponse): void {
  const id = headers[REQUEST_ID_HEADER]
  if (response.statusCode !== 500 || typeof id !== 'string' || !failedRequests.delete(id)) return
  response.statusCode = 503
  response.setHeader('retry-after', RETRY_AFTER_SECONDS)
}

import type { ServerResponse } from 'node:http'

/** Milliseconds from a failure until its page has gone out, in a process that is busy. */
const HOLDS = 2000

/** Seconds after which it is worth asking again: a store API that was away is asked anew by then. */
const SOON = '5'

/** Next loads this file in several bundles; who waited for whom is one story. */
const KEY = Symbol.for('storefront.unanswered')
const shared = globalThis as { [KEY]?: number }

/** By its name: the class is another one in each bundle. */
const isServerError = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && Number(error.status) >= 500

/**
 * Remembers that a page could not be made as the store API gave no answer for it.
 * @param error what its making threw; an error of another kind is the storefront's own
 */
export function noteUnanswered(error: unknown): void {
  if (isServerError(error)) shared[KEY] = performance.now()
}

/**
 * Says of a page that failed for want of an answer that it is away for a moment. Of a 500 a crawler thinks that the page
 * is broken; with this it comes again. Its headers are not sent yet.
 */
export function sayUnanswered(response: ServerResponse): void {
  const at = shared[KEY]
  if (response.statusCode !== 500 || at === undefined || performance.now() - at > HOLDS) return
  response.statusCode = 503
  response.setHeader('retry-after', SOON)
}

const FOR_NO_CACHE = {
  'cache-control': 'private, no-store',
  'cdn-cache-control': 'no-store',
  'surrogate-control': 'no-store',
  'x-accel-expires': '0',
}

/**
 * Lets nobody keep a page that says there is none: it may only be that the store API could not tell (spec §8), and what is
 * missing now may be there in a moment.
 */
export function letNobodyKeepMissing(response: ServerResponse): void {
  if (response.statusCode !== 404) return
  for (const [name, value] of Object.entries(FOR_NO_CACHE)) response.setHeader(name, value)
}

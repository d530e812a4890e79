/** Correlates one request across all programs. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Harmless to write down, and long enough to be one request's alone. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

/** The id another program gave a request, or a new one where it gave none that may be written down. */
export const requestIdOf = (given: string | null | undefined, create: () => string): string =>
  given && REQUEST_ID.test(given) ? given : create()

/** W3C Trace Context: version, trace, span, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace id of a request; undefined without tracing. */
export const traceIdOf = (traceparent: string | null | undefined): string | undefined =>
  TRACEPARENT.exec(traceparent ?? '')?.[1]

/** A captcha's answer stands in the path of its call (spec §7). */
const ANSWERED = /^(\/api\/verify\/captcha\/)[^/?]+/

/** A call's path as it may be written down: without a query, and without what only one person should know. */
export const pathForLog = (path: string): string => path.replace(/\?.*/s, '').replace(ANSWERED, '$1{code}')

/** Correlates one request across all programs. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Safe to log, and long enough to be unique. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

/** The request id received from another program, or a new one if it is missing or not safe to log. */
export const requestIdOf = (received: string | null | undefined, create: () => string): string =>
  received && REQUEST_ID.test(received) ? received : create()

/** W3C Trace Context: version, trace, span, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace id of a request; undefined without tracing. */
export const traceIdOf = (traceparent: string | null | undefined): string | undefined =>
  TRACEPARENT.exec(traceparent ?? '')?.[1]

/** A captcha's solution is part of the path of its call (spec §7). */
const CAPTCHA_SOLUTION = /^(\/api\/verify\/captcha\/)[^/?]+/

/** A call's path for logs: without the query and without a captcha's solution. */
export const pathForLog = (path: string): string => path.replace(/\?.*/s, '').replace(CAPTCHA_SOLUTION, '$1{code}')

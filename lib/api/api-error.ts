import 'server-only'
import { pathForLog } from '../../contract/log-fields'
import { log } from '../telemetry/log'

/** Failures of a call besides the store API's own codes. Each has the HTTP status of the proxy's response. */
export const FAILURES = { network: 502, busy: 503, timeout: 504 } as const

interface ApiErrorDetails {
  /** The reply's code, or one of FAILURES. */
  code: number
  /** HTTP status of the reply, or of FAILURES. */
  status: number
  method: string
  path: string
  /** The store API's message for the shopper; empty if there was no reply. */
  msg?: string
  /** Data of the reply besides its code. */
  data?: unknown
  cause?: unknown
}

/** The one error of every call to the store API: bad status, nonzero code, network, time-out, open breaker. */
export class ApiError extends Error {
  readonly code: number
  readonly status: number
  readonly method: string
  /** The path in a form that is safe to log. */
  readonly path: string
  readonly msg: string
  readonly data: unknown

  constructor({ code, status, method, path, msg = '', data = null, cause }: ApiErrorDetails) {
    super(`[${method}] ${pathForLog(path)}: ${code}${msg ? ` ${msg}` : ''}`, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.method = method
    this.path = pathForLog(path)
    this.msg = msg
    this.data = data
  }
}

const UNREACHABLE_CODES: ReadonlySet<number> = new Set(Object.values(FAILURES))

/**
 * Whether the store API rejected the call with a message. If it is unreachable or its reply is invalid, there is none.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.cause === undefined && !UNREACHABLE_CODES.has(error.code)

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 404

/** The session's token is invalid or expired (spec §8). */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.code === 401

const SERVER_ERROR = 500

/** Logs why a call failed. A rejection by the store API is normal and is logged without a stack. */
export function logFailure(error: unknown, message: string): void {
  if (!(error instanceof ApiError) || error.status >= SERVER_ERROR) return log().warn({ err: error }, message)
  const { method, path, code } = error
  log().info({ method, path, code }, message)
}

import 'server-only'
import { log } from '../telemetry/log'
import { ApiError } from './api-error'

const SERVER_ERROR = 500

/** Writes down why a call gave nothing. What the store API refused is its daily work, and needs no stack. */
export function logFailure(error: unknown, what: string): void {
  if (!(error instanceof ApiError) || error.status >= SERVER_ERROR) return log().warn({ err: error }, what)
  const { method, path, code } = error
  log().info({ method, path, code }, what)
}

import 'server-only'
import { pino, type Logger } from 'pino'
import { env } from '../env'
import { currentRequestId } from './request-scope'

function requestFields() {
  const requestId = currentRequestId()
  return requestId ? { requestId } : {}
}

let logger: Logger | undefined

/** One JSON object per line, on standard output, secrets masked. */
export const log = (): Logger =>
  (logger ??= pino({
    level: env().LOG_LEVEL,
    base: { program: 'storefront' },
    mixin: requestFields,
    redact: ['token', '*.token', 'uuid', '*.uuid', 'Sign', '*.Sign', '*.cookie', '*.password'],
  }))

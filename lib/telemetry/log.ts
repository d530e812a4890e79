import 'server-only'
import { pino, type Logger } from 'pino'
import { env } from '../env'
import { currentRequestId } from './request-scope'

/** Every line says which request it belongs to, where there is one. */
function ofRequest() {
  const requestId = currentRequestId()
  return requestId ? { requestId } : {}
}

let logger: Logger | undefined

/** The storefront's log: one JSON object a line, on standard output, secrets masked. */
export const log = (): Logger =>
  (logger ??= pino({
    level: env().LOG_LEVEL,
    base: { program: 'storefront' },
    mixin: ofRequest,
    redact: ['token', '*.token', 'uuid', '*.uuid', 'Sign', '*.Sign', '*.cookie', '*.password'],
  }))

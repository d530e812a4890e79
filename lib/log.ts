import 'server-only'
import { pino, type Logger } from 'pino'
import { env } from './env'

let logger: Logger | undefined

/** The storefront's log: one JSON object a line, on standard output, secrets masked. */
export const log = (): Logger =>
  (logger ??= pino({
    level: env().LOG_LEVEL,
    base: { program: 'storefront' },
    redact: ['token', '*.token', 'uuid', '*.uuid', 'Sign', '*.Sign', '*.cookie', '*.password'],
  }))

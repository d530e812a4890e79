import type { Logger } from 'pino'

/** What an operator wants to be able to look up when something is wrong, and whether it is a warning. */
const EVENTS = {
  'login ok': 'info',
  'login failed': 'warn',
  'reset asked': 'info',
  'password reset': 'info',
  'password changed': 'info',
  'session refused': 'warn',
  'foreign id': 'warn',
  'too often': 'warn',
} as const

type AuditEvent = keyof typeof EVENTS

/** Who it was, as far as it is known; never what they wrote. */
interface Details {
  customerId?: number | null
  address?: string
  requestId?: string
  method?: string
  /** As it may be written into a log. */
  path?: string
}

/** Writes down what happened to an account or at a limit: one line, found by `audit:`. */
export const audit = (logger: Logger, event: AuditEvent, details: Details): void =>
  logger[EVENTS[event]]({ audit: event, ...details }, `audit: ${event}`)

import type { FieldErrors } from '../../contract/envelope'
import type { Texts } from '../i18n/types'
import { QueueFull } from '../catalog/images/render-queue'

/** An error with an HTTP status. `onError` turns it into a reply. */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  constructor(
    /** HTTP status of the reply. */
    readonly status: 400 | 401 | 404 | 409 | 413 | 414 | 422 | 429 | 503,
    /** The message to the shopper. */
    readonly messageOf: (texts: Texts) => string,
    /** `code` where it differs from the status; `retryAfter` in seconds. */
    readonly details: { code?: number; data?: unknown; retryAfter?: number } = {},
  ) {
    super(`${status}`)
  }
}

/** The same response for a wrong signature, timestamp, replay or cipher, so that callers cannot probe which it was. */
export const badRequest = () => new HttpError(400, (texts) => texts.badRequest)

/** 400 with errors by field. */
export const validationError = (errors: FieldErrors['errors']) =>
  new HttpError(400, (texts) => texts.badRequest, { data: { errors } satisfies FieldErrors })

export const notFound = () => new HttpError(404, (texts) => texts.notFound)

/** Overload: lock timeout, statement timeout, no connections left, serialization failure, deadlock. */
const OVERLOAD_CODES = ['55P03', '57014', '53300', '40001', '40P01']

/** Unavailable: shutting down, recovering from a crash, or unreachable. */
const UNAVAILABLE_CODES = ['57P01', '57P02', '57P03', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

const RETRYABLE_CODES = new Set([...OVERLOAD_CODES, ...UNAVAILABLE_CODES])

/** Errors of `pg` and `pg-pool` that carry no code. */
const RETRYABLE_MESSAGES = ['timeout exceeded when trying to connect', 'Connection terminated', 'is not queryable']

/** Whether a retry may succeed: a lock or statement timeout, a full queue, or a database that is unavailable. */
export const isRetryable = (error: unknown): boolean => {
  if (error instanceof QueueFull) return true
  const { code, message = '', cause } = error as { code?: string; message?: string; cause?: unknown }
  return (
    RETRYABLE_CODES.has(code ?? '') ||
    RETRYABLE_MESSAGES.some((known) => message.includes(known)) ||
    (cause ? isRetryable(cause) : false)
  )
}

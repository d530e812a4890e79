import type { FieldErrors } from '../../contract/envelope'
import type { Texts } from '../i18n/types'

/** A request that cannot be answered as asked. Turned into a reply in one place, `middleware/errors.ts`. */
export class Failure extends Error {
  override readonly name = 'Failure'

  constructor(
    /** HTTP status of the reply. */
    readonly status: 400 | 401 | 404 | 409 | 413 | 414 | 422 | 429 | 503,
    /** What to say to the shopper. */
    readonly say: (texts: Texts) => string,
    /** The reply's code, where it is not the status, its data, and in how many seconds to try again. */
    readonly details: { code?: number; data?: unknown; retryAfter?: number } = {},
  ) {
    super(`${status}`)
  }
}

/** The one answer to everything that is wrong with signature, time, replay or cipher. */
export const badRequest = () => new Failure(400, (texts) => texts.badRequest)

/** What is wrong with a body or query, field by field. */
export const refuse = (errors: FieldErrors['errors']) =>
  new Failure(400, (texts) => texts.badRequest, { data: { errors } satisfies FieldErrors })

export const notFound = () => new Failure(404, (texts) => texts.notFound)

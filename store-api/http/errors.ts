import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { badRequest, Failure, notFound } from './failure'
import type { AppContext, Shop } from './context'
import { isBusy } from './is-busy'
import { reply } from './reply'

/** PostgreSQL's class 22: a value that no column can hold. */
const isOutOfRange = (error: unknown): boolean => {
  const { code = '', cause } = error as { code?: string; cause?: unknown }
  return /^22...$/.test(code) || (cause ? isOutOfRange(cause) : false)
}

const toFailure = (error: unknown): Failure | null => {
  if (error instanceof Failure) return error
  if (isOutOfRange(error)) return badRequest()
  return isBusy(error) ? new Failure(503, (texts) => texts.busy, { retryAfter: 1 }) : null
}

/** Every failure becomes the contract's envelope: said to the shopper, never with a stack. */
export const onError = (shop: Shop) => (error: Error, c: AppContext) => {
  const failure = toFailure(error)
  if (!failure) shop.logger.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
  const status: ContentfulStatusCode = failure?.status ?? 500
  const msg = failure ? failure.say(shop.texts) : shop.texts.unknownError
  if (failure?.details.retryAfter) c.header('Retry-After', String(failure.details.retryAfter))
  return reply(c, { code: failure?.details.code ?? status, msg, data: failure?.details.data ?? null }, status)
}

/** What nobody answers is answered in the same way; thrown, it would pass the log by. */
export const onUnknownPath = (shop: Shop) => (c: AppContext) => onError(shop)(notFound(), c)

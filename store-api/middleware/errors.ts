import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { badRequest, Failure, notFound } from '../failure'
import { QueueFull } from '../images/render-queue'
import type { AppContext, Shop } from '../context'
import { reply } from '../reply'

/** PostgreSQL's ways of saying that it has too much to do: lock or statement time-out, no connection left. */
const TOO_MUCH = ['55P03', '57014', '53300', '40001', '40P01']

/** It is being stopped, comes back from a crash, or is not there at this moment. */
const AWAY = ['57P01', '57P02', '57P03', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

const BUSY = new Set([...TOO_MUCH, ...AWAY])

/** What the client of the database says of such moments by itself. */
const BUSY_WORDS = ['timeout exceeded when trying to connect', 'Connection terminated', 'is not queryable']

const isBusy = (error: unknown): boolean => {
  if (error instanceof QueueFull) return true
  const { code, message = '', cause } = error as { code?: string; message?: string; cause?: unknown }
  return BUSY.has(code ?? '') || BUSY_WORDS.some((words) => message.includes(words)) || (cause ? isBusy(cause) : false)
}

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

import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { RenderCancelled } from '../catalog/images/render-queue'
import type { AppContext, Shop } from './context'
import { badRequest, HttpError, isRetryable, notFound } from './errors'
import { reply } from './reply'

/** PostgreSQL error class 22 (data exception), for example a number out of range. */
const isOutOfRange = (error: unknown): boolean => {
  const { code = '', cause } = error as { code?: string; cause?: unknown }
  return /^22...$/.test(code) || (cause ? isOutOfRange(cause) : false)
}

const toHttpError = (error: unknown): HttpError | null => {
  if (error instanceof HttpError) return error
  if (isOutOfRange(error)) return badRequest()
  return isRetryable(error) ? new HttpError(503, (texts) => texts.busy, { retryAfter: 1 }) : null
}

/** As nginx logs it: the client closed the connection, and nothing receives the response. */
const CLIENT_CLOSED_REQUEST = 499 as ContentfulStatusCode

/** Turns every error into the contract's envelope, with a localized message and never a stack. */
export const onError = (shop: Shop) => (error: Error, c: AppContext) => {
  if (error instanceof RenderCancelled) return c.body('', CLIENT_CLOSED_REQUEST)
  const known = toHttpError(error)
  if (!known) shop.logger.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
  const status: ContentfulStatusCode = known?.status ?? 500
  const msg = known ? known.messageOf(shop.texts) : shop.texts.unknownError
  if (known?.details.retryAfter) c.header('Retry-After', String(known.details.retryAfter))
  return reply(c, { code: known?.details.code ?? status, msg, data: known?.details.data ?? null }, status)
}

/** Unknown paths: not thrown, since an error thrown here would bypass the request log. */
export const onUnknownPath = (shop: Shop) => (c: AppContext) => onError(shop)(notFound(), c)

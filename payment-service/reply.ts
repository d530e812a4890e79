import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { seal } from '../contract/cipher'
import { nodeEngine } from '../contract/engines/node'
import type { Reply } from '../contract/envelope'
import type { AppEnv } from './context'

/** Replies in the contract's envelope. Requests without a valid signature get no data. */
export function reply(c: Context<AppEnv>, { code, msg, data }: Reply, status: ContentfulStatusCode = 200): Response {
  const sealing = c.get('sealing')
  const sealed =
    data === null || !sealing ? null : seal(nodeEngine, sealing.keys.reply, JSON.stringify(data), sealing.binding)
  c.header('Cache-Control', 'no-store')
  return c.json({ code, msg, data: sealed }, status)
}

/** An error response. Its message is for the log of the shop. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: 400 | 404 | 409 | 413,
    message: string,
  ) {
    super(message)
  }
}

/** The same response for a wrong signature, timestamp, replay or cipher, so that callers cannot probe which it was. */
export const badRequest = () => new HttpError(400, 'That request could not be read.')

export const notFound = () => new HttpError(404, 'Not found.')

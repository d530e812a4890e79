import type { Reply } from '../../../contract/envelope'
import { readBody as readWithinLimit } from '../../../contract/read-body'
import { ApiError } from '../api-error'

const HEADERS = { 'cache-control': 'private, no-store' }

/** A JSON response of the proxy: never cached, always the spec's envelope. */
export const jsonReply = (status: number, reply: Reply): Response => Response.json(reply, { status, headers: HEADERS })

/** An error response of the proxy itself. */
export const refusal = (status: number, msg: string): Response => jsonReply(status, { code: status, msg, data: null })

/** The store API's rejection with its own message, or that it is unreachable, without details. */
export function failureReply(error: unknown): Response {
  if (!(error instanceof ApiError)) return refusal(500, '')
  const { code, status, msg, data } = error
  return jsonReply(status >= 400 ? status : 502, { code, msg, data })
}

/** 303 See Other: reloading the next page does not send the form again. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })

/** A request's body is larger than the contract allows. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** A request's body as text. @throws BodyTooLarge over 64 KiB */
export async function readBody(request: Request): Promise<string> {
  const body = await readWithinLimit(request)
  if (body === null) throw new BodyTooLarge()
  return body
}

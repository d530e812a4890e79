import 'server-only'
import type { Schema } from 'yup'
import { isUnauthorized } from '../api/api-error'
import { storeApi } from '../api/store-api'
import type { Call } from '../contract/call'
import { CALLS, findCall } from '../contract/calls'
import { LIMITS } from '../contract/limits'
import { log } from '../log'
import { forgetSession } from '../session/forget'
import { isFromShop, knowCaller } from './browser'
import { BodyTooLarge, readBody } from './read-body'
import { failureReply, jsonReply, refusal } from './reply'

/** What a browser gets by a route of its own: a token must never reach it, and a picture is no JSON. */
const NOT_FORWARDED: ReadonlySet<Call> = new Set<Call>([CALLS.login, CALLS.getCaptcha])

const isJson = ({ headers }: Request) => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')

/**
 * The proxy behind `/api`: lets a browser make the calls of the contract and no others. It checks where the call comes
 * from and what it carries, adds token and device, and answers in JSON whatever happens.
 */
export async function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method } = request
  const found = findCall(method, pathname)
  if (!found || NOT_FORWARDED.has(found.call)) return refusal(404, 'Not Found')
  if (method !== 'GET' && !isFromShop(request)) return refusal(403, 'Forbidden')
  if (search.length > LIMITS.queryBytes) return refusal(414, 'URI Too Long')

  try {
    const body = found.call.body ? await parseBody(request, found.call.body) : undefined
    const reply = await storeApi().send({ method, path: pathname + search, caller: await knowCaller(), body })
    return jsonReply(200, reply)
  } catch (error) {
    if (error instanceof BodyTooLarge) return refusal(413, 'Content Too Large')
    if (error instanceof BadBody) return refusal(error.status, error.message)
    log().warn({ err: error }, 'a proxied call failed')
    if (isUnauthorized(error)) await forgetSession()
    return failureReply(error)
  }
}

/** The browser sent something that is not the call's body. */
class BadBody extends Error {
  constructor(
    readonly status: 400 | 415,
    message: string,
  ) {
    super(message)
  }
}

async function parseBody(request: Request, schema: Schema): Promise<unknown> {
  if (!isJson(request)) throw new BadBody(415, 'Unsupported Media Type')
  const text = await readBody(request)
  try {
    const body: unknown = JSON.parse(text)
    if (!schema.isValidSync(body, { strict: true })) throw new TypeError('not this call')
    return body
  } catch {
    throw new BadBody(400, 'Bad Request')
  }
}

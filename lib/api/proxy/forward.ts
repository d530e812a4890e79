import 'server-only'
import type { Schema } from 'yup'
import type { Call } from '../../../contract/call'
import { CALLS, findCall } from '../../../contract/calls'
import type { NewOrder } from '../../../contract/entities/checkout'
import type { Reply } from '../../../contract/envelope'
import { IDEMPOTENCY_KEY_PATTERN, LIMITS } from '../../../contract/limits'
import { readCaller } from '../../auth/caller'
import { mayOrder } from '../../auth/guest-checkout'
import { readOwner } from '../../auth/owner'
import { forgetLostSession, hasSessionCookies } from '../../auth/session-lifecycle'
import { OWNER_HEADER, REPEATED_HEADER, SESSION_LOST_HEADER } from '../../auth/session-signals'
import { isUnauthorized, logFailure } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { BodyTooLarge, failureReply, jsonReply, readBody, refusal } from './bodies'
import { isSameOrigin, getOrCreateCaller } from './caller'
import { rejectCall } from './request-guard'
import { sendOrder } from './send-order'

/**
 * Calls with route handlers of their own: a token must never reach the browser, and files are not JSON. SEO data is
 * served as files.
 */
const NOT_FORWARDED: ReadonlySet<Call> = new Set<Call>([
  CALLS.login,
  CALLS.getCaptcha,
  CALLS.getInvoice,
  CALLS.addAttachment,
  CALLS.getAttachment,
  CALLS.listSitemapParts,
  CALLS.listSitemapEntries,
  CALLS.listFeedProducts,
  CALLS.getFormerKey,
  CALLS.getFormerAddress,
])

const isJson = ({ headers }: Request) => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')

/** Calls that need permission to order: the rule of the guard `auth-checkout`, checked again. */
const CHECKOUT_CALLS: ReadonlySet<Call> = new Set<Call>([CALLS.getCheckout, CALLS.updateCheckout, CALLS.placeOrder])

/**
 * Calls of the cart that reply with the checkout, which only callers who may order receive: others read the cart again.
 */
const COUPON_CALLS: ReadonlySet<Call> = new Set<Call>([CALLS.addCoupon, CALLS.removeCoupon])

/** A call as the contract defines it: its address, and its body if it has one. */
interface ForwardedRequest {
  call: Call
  method: string
  /** Path with query. */
  path: string
  body?: unknown
  /** The idempotency key of a call that must run only once, however often it is sent. */
  idempotencyKey?: string
}

/**
 * Handles browser requests to `/api`: only calls of the contract, only from the shop's own pages, only with a body the
 * contract allows. Every response is JSON.
 * @param send makes the call. @throws ApiError if it is rejected
 */
export const createProxyHandler =
  (send: (forwarded: ForwardedRequest) => Promise<Reply>) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    // Next serves HEAD with the GET handler and sends no body.
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const found = findCall(method, pathname)
    if (!found) return refusal(404, 'Not Found')
    if (method !== 'GET' && !isSameOrigin(request)) return refusal(403, 'Forbidden')
    if (search.length > LIMITS.queryBytes) return refusal(414, 'URI Too Long')

    try {
      const rejection = await rejectCall(request)
      if (rejection) return rejection
      const { call } = found
      const body = call.body ? await parseBody(request, call.body) : undefined
      const idempotencyKey = readKey(request)
      return jsonReply(200, await send({ call, method, path: pathname + search, body, idempotencyKey }))
    } catch (error) {
      if (error instanceof BodyTooLarge) return refusal(413, 'Content Too Large')
      if (error instanceof ProxyRejection) return refusal(error.status, error.message)
      logFailure(error, 'a proxied call failed')
      return isUnauthorized(error) ? unauthorizedReply(error, request) : failureReply(error)
    }
  }

/**
 * The proxy behind `/api`: forwards a browser's calls of the contract, adds token and device, and returns only the
 * fields of the reply that the contract defines.
 */
export const forward = createProxyHandler(async ({ call, ...request }) => {
  if (NOT_FORWARDED.has(call)) throw new ProxyRejection(404, 'Not Found')
  // Public calls set no device cookie: of two concurrent replies, the later one's cookie would replace the cart's.
  const caller = await (call.audience === 'public' ? readCaller() : getOrCreateCaller())
  const isRestricted = (CHECKOUT_CALLS.has(call) || COUPON_CALLS.has(call)) && !(await mayOrder(caller))
  if (isRestricted && CHECKOUT_CALLS.has(call)) throw new ProxyRejection(401, 'Invalid Token')
  if (call === CALLS.placeOrder) return (await sendOrder({ ...request, body: request.body as NewOrder, caller })).reply
  const reply = await storeApi().send({ ...request, caller })
  return { ...reply, data: isRestricted ? null : readResponse(call, reply.data) }
})

/** A request that the proxy itself rejects. */
class ProxyRejection extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 415,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Reports a 401 to a call that carried a token: the browser then does what spec §8 requires. The cookies stay, as those
 * of a login that has ended this session may already be set: `endRefusedSession` removes them, or the 401 to the
 * repeated call. For a call without a token it means a visitor: only leftover cookies of a session are removed.
 */
export async function unauthorizedReply(error: unknown, { headers }: Request): Promise<Response> {
  const { token } = await readCaller()
  const isLeftover = !token && (await hasSessionCookies())
  if (isLeftover || headers.has(REPEATED_HEADER)) await forgetLostSession()
  const reply = failureReply(error)
  if (token) reply.headers.set(SESSION_LOST_HEADER, '1')
  if (await readOwner()) reply.headers.set(OWNER_HEADER, '1')
  return reply
}

/** An invalid key is dropped: the store API rejects a call that requires one. */
function readKey({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key') ?? ''
  return IDEMPOTENCY_KEY_PATTERN.test(key) ? key : undefined
}

async function parseBody(request: Request, schema: Schema): Promise<unknown> {
  if (!isJson(request)) throw new ProxyRejection(415, 'Unsupported Media Type')
  const text = await readBody(request)
  try {
    const body: unknown = JSON.parse(text)
    if (!schema.isValidSync(body, { strict: true })) throw new TypeError('not this call')
    return body
  } catch {
    throw new ProxyRejection(400, 'Bad Request')
  }
}

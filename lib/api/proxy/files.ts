import 'server-only'
import { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { KEY_PATTERN } from '../../../contract/limits'
import { env } from '../../env'
import { consumeRateLimit } from '../../http/rate-limiter'
import { orderPath, orderConfirmationPath, sessionLostPath } from '../../paths'
import { log } from '../../telemetry/log'
import { logFailure } from '../api-error'
import { fetchBytes } from '../store-api'
import { refusal, seeOther } from './bodies'
import { getOrCreateCaller } from './caller'

/** An image's file name, and the query that versions and sizes it: as pages write it, and in no other form. */
const FILE = /^[a-z0-9-]{1,120}\.(webp|avif|jpg)$/
const QUERY = /^(\?(v=[a-z0-9]{1,64}(&w=\d{1,4})?|w=\d{1,4}))?$/

/** The headers that matter to a browser; no other header of the store API's response is passed on. */
const PASSED = ['content-type', 'content-length', 'cache-control', 'etag', 'vary', 'retry-after'] as const

/** The browser's cached version, and whether it accepts AVIF: images depend on no other headers. */
function askedWith(headers: Headers): Record<string, string> {
  const match = headers.get('if-none-match')
  const readsAvif = headers.get('accept')?.includes('image/avif')
  return { ...(match && { 'if-none-match': match }), ...(readsAvif && { accept: 'image/avif,image/webp' }) }
}

/**
 * As many connections as there are requests (MAX_CONCURRENT_REQUESTS limits them): with a fixed number, images that are
 * on disk would wait for those that must be drawn first. The store API limits concurrent drawing.
 */
const agent = new Agent({ connections: null })

const failed = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const isTimeout = (error: unknown) =>
  error instanceof Error && ['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError'].includes(error.name)

/**
 * Passes an image through from the store API, so that a shop without its own image host serves images from its own
 * address: 503 with Retry-After while too many other images must be drawn first, 429 for a client over its rate limit.
 * Operators may have their proxy or CDN serve `/image/` instead (IMAGE_BASE_URL).
 */
export async function proxyImage(incoming: Request, file: string): Promise<Response> {
  const { search } = new URL(incoming.url)
  if (!FILE.test(file) || !QUERY.test(search)) return new Response(null, { status: 404 })
  const seconds = await consumeRateLimit(incoming, 'pictures')
  if (seconds > 0) return failed(429, { 'retry-after': String(seconds) })
  try {
    const reply = await request(`${env().STORE_API_URL.replace(/\/+$/, '')}/image/${file}${search}`, {
      dispatcher: agent,
      headers: askedWith(incoming.headers),
      // If the browser disconnects, the request is aborted and its slot is freed.
      signal: AbortSignal.any([incoming.signal, AbortSignal.timeout(10_000)]),
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
    })
    const headers = new Headers({ 'x-content-type-options': 'nosniff' })
    for (const name of PASSED) {
      const value = reply.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    if (reply.statusCode >= 500) headers.set('cache-control', 'no-store')
    const body = reply.statusCode === 200 ? (Readable.toWeb(reply.body) as ReadableStream) : null
    if (!body) await reply.body.dump()
    return new Response(body, { status: reply.statusCode, headers })
  } catch (error) {
    return isTimeout(error) ? failed(503, { 'retry-after': '2' }) : failed(502)
  }
}

const UNAUTHORIZED = 401
const SERVER_ERROR = 500

/** Redirects to the login after a lost session, else to the confirmation page, which shows the error. */
function otherwise(number: string, status: number): Response {
  if (status === UNAUTHORIZED) return seeOther(sessionLostPath(orderPath(number)))
  return seeOther(status >= SERVER_ERROR ? `${orderConfirmationPath(number)}?failed` : orderConfirmationPath(number))
}

/**
 * The invoice of an order as a download. No headers of the store API are passed on: the response is a PDF or a redirect
 * to a page, because a person follows a link here.
 */
export async function passInvoice(number: string): Promise<Response> {
  if (!KEY_PATTERN.test(number)) return refusal(404, 'Not Found')
  try {
    const { status, bytes } = await fetchBytes(fillPath(CALLS.getInvoice.path, { number }), await getOrCreateCaller())
    return status === 200 ? invoiceFile(number, bytes) : otherwise(number, status)
  } catch (error) {
    logFailure(error, 'an invoice could not be fetched')
    return otherwise(number, SERVER_ERROR)
  }
}

const invoiceFile = (number: string, bytes: Buffer) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${number.toUpperCase()}.pdf"`,
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    },
  })

const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** The device's captcha image. No headers of the store API are passed on: the response is a PNG or empty. */
export async function passCaptcha(): Promise<Response> {
  const caller = await getOrCreateCaller()
  try {
    const { status, bytes } = await fetchBytes(CALLS.getCaptcha.path, caller)
    if (status !== 200) return new Response(null, { status: status === 429 ? status : 502, headers: HEADERS })
    return new Response(new Uint8Array(bytes), { headers: { ...HEADERS, 'content-type': 'image/png' } })
  } catch (error) {
    log().warn({ err: error }, 'a captcha could not be fetched')
    return new Response(null, { status: 502, headers: HEADERS })
  }
}

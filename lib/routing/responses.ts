import { NextResponse } from 'next/server'
import { deviceCookieName } from '../auth/cookies'
import { env, isDevelopment, isSecureOrigin, payPageOrigin } from '../env'
import { DEFAULT_LOCALE } from '../i18n/locales'
import { CHECKOUT_PATH } from '../paths'
import { contentSecurityPolicy, POLICY_HEADER } from './content-security'
import type { Device, RequestContext } from './request-context'
import { REPLACEMENT_HEADER, REQUESTED_PATH_HEADER } from './requested-path'
import { INTERNAL_ROUTES } from './rewrite-target'

/**
 * Next.js writes `Cache-Control` of a cached page itself, for browsers: these forbid every shared cache to store it.
 */
const NO_SHARED_CACHE = { 'cdn-cache-control': 'no-store', 'surrogate-control': 'no-store', 'x-accel-expires': '0' }

/** nginx forwards the page as it arrives, without waiting for the rest. */
const UNBUFFERED_HEADERS = { 'x-accel-buffering': 'no' }

/**
 * Addresses that contain a mail's token: no request may send it to another site. With `no-referrer` a browser would not
 * even send the origin of a form, and the form would be rejected.
 */
const TOKEN_PATHS: readonly string[] = ['/reset-password', '/verify']

const isCheckout = (path: string) => path === CHECKOUT_PATH || path.startsWith(`${CHECKOUT_PATH}/`)

/** The headers of a private page's response, and of the request that Next.js renders it for. */
export function privateHeaders(url: Pick<URL, 'pathname' | 'search'>, headers: Headers, device: Device) {
  const nonce = btoa(crypto.randomUUID())
  const formOrigin = isCheckout(url.pathname) ? payPageOrigin() : ''
  const policy = contentSecurityPolicy({ nonce, formOrigin, isDevelopment: isDevelopment() })
  const request = withRequestedPath(headers, url.pathname + url.search)
  // Next.js reads the nonce of its own scripts from it.
  request.set(POLICY_HEADER, policy)
  if (device.newCookie) request.set('cookie', addDeviceCookie(headers.get('cookie'), device.uuid))
  const response: Record<string, string> = { [POLICY_HEADER]: policy, ...NO_SHARED_CACHE, ...UNBUFFERED_HEADERS }
  if (TOKEN_PATHS.includes(url.pathname)) response['referrer-policy'] = 'strict-origin'
  return { request, response }
}

/** The request's headers with its path, which a page cannot see once the request is rewritten. @param address may have a query */
export function withRequestedPath(headers: Headers, address: string): Headers {
  const [path = '', ...query] = address.split('?')
  const request = new Headers(headers)
  request.set(REQUESTED_PATH_HEADER, [encodeURI(decodePath(path)), ...query].join('?'))
  return request
}

/** Header values are ASCII; a path with a broken encoding is left unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The cookies as the browser will send them once it has the device's; an invalid one is removed. */
function addDeviceCookie(cookies: string | null, uuid: string): string {
  const name = deviceCookieName(isSecureOrigin())
  const others = (cookies ?? '').split(/;\s*/).filter((pair) => pair && !pair.startsWith(`${name}=`))
  return [...others, `${name}=${uuid}`].join('; ')
}

const makePublicPolicy = () =>
  contentSecurityPolicy({ scriptOrigins: env().EXTENSION_SCRIPT_ORIGINS, isDevelopment: isDevelopment() })

/** Cached, because nearly every response has it and it never changes. */
let publicPolicy: string | undefined

/** The headers of a public page. @param isCached whether shared caches may keep it */
export const publicHeaders = ({ isCached }: { isCached: boolean }): Record<string, string> => ({
  [POLICY_HEADER]: (publicPolicy ??= makePublicPolicy()),
  ...(!isCached && NO_SHARED_CACHE),
})

/**
 * The request headers of a page that no shared cache may keep, without conditional headers: a cache that stored it
 * before would treat a 304 as permission to serve it to every visitor.
 */
export function dropConditionalHeaders(headers: Headers): Headers {
  const request = new Headers(headers)
  request.delete('if-none-match')
  request.delete('if-modified-since')
  return request
}

export const STATUS = { permanentRedirect: 308, notFound: 404, gone: 410 } as const

const PRIVATE_HEADERS = { 'cache-control': 'private, no-store' }

/** The configured origin: never taken from the request. */
const publicUrl = (path: string) => new URL(path, env().PUBLIC_ORIGIN)

/** A temporary redirect, for one visitor. */
export const redirectTo = (path: string): NextResponse =>
  NextResponse.redirect(publicUrl(path), { headers: PRIVATE_HEADERS })

/** A permanent redirect. @param headers those of the page that it replaces; undefined for a private page */
export const redirectPermanently = (path: string, headers: Record<string, string> = PRIVATE_HEADERS): NextResponse =>
  NextResponse.redirect(publicUrl(path), { status: STATUS.permanentRedirect, headers })

/**
 * The not-found page, in the store's language, which names the requested path (spec §2). It is never cached: the number
 * of such paths is unbounded, and one may exist tomorrow.
 * @param replacement path of the replacement that the page offers
 */
export function notFound(
  { request, settings }: RequestContext,
  status: number = STATUS.notFound,
  replacement = '',
): NextResponse {
  const { headers, nextUrl } = request
  const url = nextUrl.clone()
  url.pathname = `/${settings?.locale ?? DEFAULT_LOCALE}${INTERNAL_ROUTES.notFound}`
  url.search = ''
  const requestHeaders = withRequestedPath(headers, nextUrl.pathname)
  // Overwrites the header if a visitor sent it.
  requestHeaders.set(REPLACEMENT_HEADER, replacement)
  return NextResponse.rewrite(url, {
    status,
    headers: publicHeaders({ isCached: false }),
    request: { headers: requestHeaders },
  })
}

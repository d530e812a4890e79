import { NextResponse, userAgent, type NextFetchEvent, type NextRequest } from 'next/server'
import { ASKED_PATH_HEADER } from './lib/asked-path-header'
import { env, isSecureOrigin } from './lib/env'
import { FOUND_PAGE_HEADER } from './lib/found-page-header'
import { decide } from './lib/middleware/decide'
import type { DoorSettings } from './lib/middleware/door-settings'
import { fetchFormer, fetchSettings, fetchStatus } from './lib/middleware/edge-calls'
import { FormerKeys } from './lib/middleware/former-keys'
import { KnownPaths } from './lib/middleware/known-paths'
import { deviceOf, privateHeaders, publicHeaders, unconditional } from './lib/middleware/page-headers'
import { Remembered } from './lib/middleware/remembered'
import { firstLanguage, platformOf, restrictsAnyone } from './lib/middleware/restrict'
import { deviceCookieName } from './lib/session/device'
import { GUEST_COOKIE, isGuestCookie } from './lib/session/guest'
import { readToken, sessionCookieName } from './lib/session/session'
import { MISSING_PAGE_HEADER } from './lib/missing-page-header'
import { SETTINGS_KNOWN_HEADER } from './lib/settings-known-header'
import { SHOP_ERA_HEADER } from './lib/shop-era-header'
import { UNREAD_QUERY_HEADER } from './lib/unread-query-header'

const settings = new Remembered({ load: fetchSettings, freshFor: 60_000, retryAfter: 2_000 })
const knownPaths = new KnownPaths({ ask: (path) => fetchStatus(path) })
const formerKeys = new FormerKeys({ ask: fetchFormer })

const NOT_FOUND = 404
const GONE = 410
const MOVED_FOR_GOOD = 308

/** Pages only: assets, pictures, the proxy and the files crawlers read have nothing to decide here. */
export const config = {
  matcher: [
    '/((?!_next/static/|api/|image/|share/|assets/[a-z0-9-]+\\.(?:svg|webp)$|favicon.ico$|healthz$|readyz$|robots\\.txt$|llms\\.txt$|sitemap\\.xml$|sitemap[-/][a-z0-9-]+\\.xml$|feed/products\\.xml$).*)',
  ],
}

/** The shop's door (lib/middleware/decide.ts says who comes in). A convenience: every data function checks again. */
export async function middleware(request: NextRequest, event: NextFetchEvent) {
  const { headers, method } = request
  if (method !== 'GET' && method !== 'HEAD')
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const era = headers.get(SHOP_ERA_HEADER) ?? ''
  const known = await settings.get((refresh) => event.waitUntil(refresh), era)
  const answer = await answerWith(known, request)
  answer.headers.set(SETTINGS_KNOWN_HEADER, known ? '1' : '0')
  return answer
}

async function answerWith(known: DoorSettings | undefined, { nextUrl, headers, cookies }: NextRequest) {
  const readSession = () => readToken(cookies.get(sessionCookieName())?.value)
  const device = deviceOf(cookies.get(deviceCookieName(isSecureOrigin()))?.value)
  const decision = await decide({
    path: nextUrl.pathname,
    search: nextUrl.search,
    settings: known,
    platform: () => platformOf(userAgent({ headers }).device.type),
    language: () => firstLanguage(headers.get('accept-language')),
    isSignedIn: async () => (await readSession()) !== '',
    isGuest: () => isGuestCookie(cookies.get(GUEST_COOKIE)?.value),
    exists: (path) => knownPaths.has(path),
    former: (kind, key) => formerKeys.find(kind, key),
    existsForVisitor: async (path) => existsFor(path, { token: await readSession(), uuid: device.uuid }),
  })

  const unread = headers.get(UNREAD_QUERY_HEADER) ?? ''
  if ('redirect' in decision) return redirectTo(withUnread(decision.redirect, unread))
  const url = nextUrl.clone()
  // Until the settings are known nobody is shut out, and no cache may keep that.
  const isNotShared = known === undefined || restrictsAnyone(known.restrict)
  const forEveryone = publicHeaders(isNotShared)
  if ('page' in decision && !decision.isPrivate) {
    if (headers.get(FOUND_PAGE_HEADER) === decision.page)
      return new NextResponse(null, { headers: { ...forEveryone, [FOUND_PAGE_HEADER]: 'wanted' } })
    url.pathname = decision.page
    const request = isNotShared ? { headers: unconditional(headers) } : undefined
    return NextResponse.rewrite(url, { headers: forEveryone, request })
  }
  if ('moved' in decision) {
    const headers = decision.isPrivate ? FOR_ONE : { ...FOR_ALL, ...forEveryone }
    return movedTo(withUnread(decision.moved, unread), headers)
  }
  if ('missing' in decision) {
    url.pathname = decision.missing
    url.search = ''
    const status = decision.isGone ? GONE : NOT_FOUND
    if (headers.has(MISSING_PAGE_HEADER)) return new NextResponse(null, { status, headers: WANTED })
    // Kept inside alone: there are as many such addresses as anybody likes to make up, and one may be taken tomorrow.
    return NextResponse.rewrite(url, {
      status,
      headers: publicHeaders(true),
      request: { headers: unconditional(headers) },
    })
  }
  const asked = new Headers(headers)
  asked.set(ASKED_PATH_HEADER, encodeURI(decodePath(nextUrl.pathname)))
  url.pathname = decision.page
  const { inside, told } = privateHeaders(nextUrl, asked, device)
  const answer = NextResponse.rewrite(url, { headers: told, request: { headers: inside } })
  if (device.newCookie) answer.cookies.set(device.newCookie)
  return answer
}

/** Whether somebody has a thing of this path. When in doubt they have; the page decides. */
const existsFor = async (path: string, caller: { token: string; uuid: string }) =>
  fetchStatus(path, caller).then(
    (status) => status !== NOT_FOUND,
    () => true,
  )

/** The page itself is put in by the door (lib/door/lend-page.ts). */
const WANTED = { [MISSING_PAGE_HEADER]: 'wanted' }

const FOR_ONE = { 'cache-control': 'private, no-store' }

/** As long as the pages are kept that it leads to. Not in nginx, which takes several queries for one. */
const FOR_ALL = { 'cache-control': 'public, max-age=0, s-maxage=60', 'x-accel-expires': '0' }

/** An address, and the fields of the query that only the browser reads. */
const withUnread = (address: string, unread: string) =>
  unread ? `${address}${address.includes('?') ? '&' : '?'}${unread}` : address

/** To the address something has now. */
const movedTo = (path: string, headers: Record<string, string>) =>
  NextResponse.redirect(new URL(path, env().PUBLIC_ORIGIN), { status: MOVED_FOR_GOOD, headers })

/** The configured address: the shop's own host is never taken from the request. */
const redirectTo = (path: string) => NextResponse.redirect(new URL(path, env().PUBLIC_ORIGIN), { headers: FOR_ONE })

/** Header values are ASCII; a path that is not well encoded is shown as it came. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

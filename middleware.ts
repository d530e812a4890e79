import { NextResponse, userAgent, type NextFetchEvent, type NextRequest } from 'next/server'
import { ASKED_PATH_HEADER } from './lib/asked-path'
import { env } from './lib/env'
import { decide } from './lib/middleware/decide'
import { fetchSettings, fetchStatus } from './lib/middleware/edge-calls'
import { KnownPaths } from './lib/middleware/known-paths'
import { deviceOf, privateHeaders, publicHeaders } from './lib/middleware/page-headers'
import { Remembered } from './lib/middleware/remembered'
import { firstLanguage, platformOf, restrictsAnyone } from './lib/middleware/restrict'
import { DEVICE_COOKIE } from './lib/session/device'
import { GUEST_COOKIE, isGuestCookie } from './lib/session/guest'
import { readToken, sessionCookieName } from './lib/session/session'

const settings = new Remembered({ load: fetchSettings, freshFor: 60_000, retryAfter: 2_000 })
const knownPaths = new KnownPaths({ ask: (path) => fetchStatus(path) })

const NOT_FOUND = 404

/** Pages only: assets, pictures and the proxy have nothing to decide here. */
export const config = {
  matcher: ['/((?!_next/static/|api/|image/|share/|assets/[a-z0-9-]+\\.(?:svg|webp)$|favicon.ico$).*)'],
}

/** The shop's door (lib/middleware/decide.ts says who comes in). A convenience: every data function checks again. */
export async function middleware(request: NextRequest, event: NextFetchEvent) {
  const { nextUrl, headers, cookies, method } = request
  if (method !== 'GET' && method !== 'HEAD')
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const known = await settings.get((refresh) => event.waitUntil(refresh))
  const readSession = () => readToken(cookies.get(sessionCookieName())?.value)
  const device = deviceOf(cookies.get(DEVICE_COOKIE)?.value)
  const decision = await decide({
    path: nextUrl.pathname,
    search: nextUrl.search,
    settings: known,
    platform: () => platformOf(userAgent(request).device.type),
    language: () => firstLanguage(headers.get('accept-language')),
    isSignedIn: async () => (await readSession()) !== '',
    isGuest: () => isGuestCookie(cookies.get(GUEST_COOKIE)?.value),
    exists: (path) => knownPaths.has(path),
    existsForVisitor: async (path) => existsFor(path, { token: await readSession(), uuid: device.uuid }),
  })

  if ('redirect' in decision) return redirectTo(decision.redirect)
  const url = nextUrl.clone()
  const asked = new Headers(headers)
  asked.set(ASKED_PATH_HEADER, encodeURI(decodePath(nextUrl.pathname)))
  const forEveryone = publicHeaders(known !== undefined && restrictsAnyone(known.restrict))
  if ('missing' in decision) {
    url.pathname = decision.missing
    return NextResponse.rewrite(url, { status: NOT_FOUND, headers: forEveryone, request: { headers: asked } })
  }
  url.pathname = decision.page
  if (!decision.isPrivate) return NextResponse.rewrite(url, { headers: forEveryone })

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

/** The configured address: the shop's own host is never taken from the request. */
const redirectTo = (path: string) =>
  NextResponse.redirect(new URL(path, env().PUBLIC_ORIGIN), { headers: { 'cache-control': 'private, no-store' } })

/** Header values are ASCII; a path that is not well encoded is shown as it came. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

import { NextResponse, userAgent, type NextFetchEvent, type NextRequest } from 'next/server'
import { env, isDevelopment } from './lib/env'
import { contentSecurityPolicy } from './lib/middleware/content-security'
import { decide } from './lib/middleware/decide'
import type { DoorSettings } from './lib/middleware/door-settings'
import { fetchSettings, fetchStatus } from './lib/middleware/edge-calls'
import { KnownPaths } from './lib/middleware/known-paths'
import { Remembered } from './lib/middleware/remembered'
import { firstLanguage, platformOf, restrictsAnyone } from './lib/middleware/restrict'
import { readToken, sessionCookieName } from './lib/session/session'

const settings = new Remembered({ load: fetchSettings, freshFor: 60_000, retryAfter: 2_000 })
const knownPaths = new KnownPaths({ ask: fetchStatus })

/** The address a shopper asked for, told to the not-found page. */
const PATH_HEADER = 'x-shop-path'

/** Pages only: assets, pictures and the proxy have nothing to decide here. */
export const config = { matcher: ['/((?!_next/static/|api/|image/|assets/[a-z0-9-]+\\.(?:svg|webp)$|favicon.ico$).*)'] }

/** The shop's door (lib/middleware/decide.ts says who comes in). A convenience: every data function checks again. */
export async function middleware(request: NextRequest, event: NextFetchEvent) {
  const { nextUrl, headers, cookies, method } = request
  if (method !== 'GET' && method !== 'HEAD')
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const known = await settings.get((refresh) => event.waitUntil(refresh))
  const decision = await decide({
    path: nextUrl.pathname,
    search: nextUrl.search,
    settings: known,
    platform: () => platformOf(userAgent(request).device.type),
    language: () => firstLanguage(headers.get('accept-language')),
    isSignedIn: async () => (await readToken(cookies.get(sessionCookieName())?.value)) !== '',
    exists: (path) => knownPaths.has(path),
  })

  if ('redirect' in decision) return redirectTo(decision.redirect)
  const url = nextUrl.clone()
  const told = pageHeaders(known)
  if ('page' in decision) {
    url.pathname = decision.page
    return NextResponse.rewrite(url, { headers: told })
  }
  url.pathname = decision.missing
  const asked = new Headers(headers)
  asked.set(PATH_HEADER, encodeURI(decodePath(nextUrl.pathname)))
  return NextResponse.rewrite(url, { status: 404, headers: told, request: { headers: asked } })
}

/** Tells every cache before us, in its own tongue, to keep nothing: Next writes the page's own headers for browsers. */
const FOR_NO_CACHE = { 'cdn-cache-control': 'no-store', 'surrogate-control': 'no-store', 'x-accel-expires': '0' }

/** A page that not everyone may see must not be given to the next one who asks for its address. */
function pageHeaders(known: DoorSettings | undefined): Record<string, string> {
  const secured = {
    'content-security-policy': contentSecurityPolicy(env().EXTENSION_SCRIPT_ORIGINS, isDevelopment()),
  }
  return known && restrictsAnyone(known.restrict) ? { ...secured, ...FOR_NO_CACHE } : secured
}

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

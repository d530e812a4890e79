import { NextResponse, userAgent, type NextFetchEvent, type NextRequest } from 'next/server'
import { env } from './lib/env'
import { decide } from './lib/middleware/decide'
import { fetchSettings, fetchStatus } from './lib/middleware/edge-calls'
import { KnownPaths } from './lib/middleware/known-paths'
import { Remembered } from './lib/middleware/remembered'
import { firstLanguage, platformOf } from './lib/middleware/restrict'
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
  const decision = await decide({
    path: nextUrl.pathname,
    search: nextUrl.search,
    settings: await settings.get((refresh) => event.waitUntil(refresh)),
    platform: () => platformOf(userAgent(request).device.type),
    language: () => firstLanguage(headers.get('accept-language')),
    isSignedIn: async () => (await readToken(cookies.get(sessionCookieName())?.value)) !== '',
    exists: (path) => knownPaths.has(path),
  })

  if ('redirect' in decision) return redirectTo(decision.redirect)
  const url = nextUrl.clone()
  if ('page' in decision) {
    url.pathname = decision.page
    return NextResponse.rewrite(url)
  }
  url.pathname = decision.missing
  const told = new Headers(headers)
  told.set(PATH_HEADER, encodeURI(decodePath(nextUrl.pathname)))
  return NextResponse.rewrite(url, { status: 404, request: { headers: told } })
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

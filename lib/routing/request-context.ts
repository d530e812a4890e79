import { type NextFetchEvent, type NextRequest, type NextResponse, userAgent } from 'next/server'
import type { SitemapKind } from '../../contract/entities/sitemap'
import { deviceCookie, deviceCookieName, GUEST_COOKIE, isGuestCookie, readDevice } from '../auth/cookies'
import { readToken, sessionCookieName } from '../auth/session'
import { isSecureOrigin } from '../env'
import { STRICT_TRANSPORT_SECURITY } from '../http/security-headers.mjs'
import { findRoute } from '../routes'
import type { FormerAddress, SlugRedirect } from './edge-api-client'
import { firstLanguage, isRestricting, type Platform, platformOf, type RestrictionSettings } from './restriction'
import type { RewriteTarget } from './rewrite-target'
import { customerResourceExists, findFormerAddress, findSlugRedirect, resourceExists } from './store-lookups'

type RouteMatch = NonNullable<ReturnType<typeof findRoute>>

/** The uuid of a visitor's device, and the cookie to set if it is new. */
export interface Device {
  uuid: string
  newCookie: ReturnType<typeof deviceCookie> | null
}

/**
 * One request on its way through the steps. Values that are expensive to compute are functions, called only if needed.
 */
export interface RequestContext {
  readonly request: NextRequest
  /** Keeps the edge runtime alive for work that no response waits for. */
  readonly waitUntil: (work: Promise<void>) => void
  /** The route of the public path; null for a path without one. */
  readonly match: RouteMatch | null
  readonly device: Device
  readonly platform: () => Platform
  /** The browser's first language, in lower case; empty if it names none. */
  readonly language: () => string
  readonly isSignedIn: () => Promise<boolean>
  readonly isGuest: () => boolean
  /** Whether the store API has a resource at this path. */
  readonly resourceExists: (path: string) => Promise<boolean>
  /** The same for a resource of one customer: another customer's does not exist. */
  readonly customerResourceExists: (path: string) => Promise<boolean>
  readonly findSlugRedirect: (kind: SitemapKind, key: string) => Promise<SlugRedirect>
  /** Where an address without a page leads. */
  readonly findFormerAddress: (address: string) => Promise<FormerAddress | null>
  /** Metrics of the response's Server-Timing header (lib/routing/call-reports.ts). */
  readonly serverTiming: Set<string>
  /** Query with its question mark, or empty; `stripQuery` removes what the route does not read. */
  search: string
  /** The parameters that `stripQuery` removed, joined by `&`. */
  strippedQuery: string
  /** Set by `loadSettings`; undefined while they are unknown: nothing is restricted then. */
  settings: RestrictionSettings | undefined
  /** Set by `resolveRoute`. */
  target: RewriteTarget | undefined
}

/** A page for a single visitor is never cached, so it may set the cookie of a new device. */
export function deviceOf(cookie: string | undefined): Device {
  const known = readDevice(cookie)
  const uuid = known ?? crypto.randomUUID()
  return { uuid, newCookie: known === null ? deviceCookie(uuid, isSecureOrigin()) : null }
}

/** Whether shared caches may keep a public page: not while the settings are unknown, nor while they restrict any visitor. */
export const isCacheable = ({ settings }: RequestContext): boolean =>
  settings !== undefined && !isRestricting(settings.restrict)

export function createContext(request: NextRequest, event: NextFetchEvent): RequestContext {
  const { headers, cookies, nextUrl } = request
  const serverTiming = new Set<string>()
  const device = deviceOf(cookies.get(deviceCookieName(isSecureOrigin()))?.value)
  const readSession = () => readToken(cookies.get(sessionCookieName())?.value)
  return {
    request,
    waitUntil: (work) => event.waitUntil(work),
    match: findRoute(nextUrl.pathname),
    device,
    platform: () => platformOf(userAgent({ headers }).device.type),
    language: () => firstLanguage(headers.get('accept-language')),
    isSignedIn: async () => (await readSession()) !== '',
    isGuest: () => isGuestCookie(cookies.get(GUEST_COOKIE)?.value),
    resourceExists: (path) => resourceExists(path, serverTiming),
    customerResourceExists: async (path) =>
      customerResourceExists(path, { token: await readSession(), uuid: device.uuid }, serverTiming),
    findSlugRedirect: (kind, key) => findSlugRedirect(kind, key, serverTiming),
    findFormerAddress: (address) => findFormerAddress(address, serverTiming),
    serverTiming,
    search: nextUrl.search,
    strippedQuery: '',
    settings: undefined,
    target: undefined,
  }
}

/** A step of the middleware: responds, or returns nothing and leaves the request to the next step. */
export type Step = (context: RequestContext) => NextResponse | undefined | Promise<NextResponse | undefined>

/** Runs the steps in order until one responds. @throws Error if none does */
export async function runSteps(steps: readonly Step[], context: RequestContext): Promise<NextResponse> {
  for (const step of steps) {
    const response = await step(context)
    if (!response) continue
    // The other security headers are in next.config.mjs; a build does not know whether the shop is served over https.
    if (isSecureOrigin()) response.headers.set('strict-transport-security', STRICT_TRANSPORT_SECURITY)
    for (const metric of context.serverTiming) response.headers.append('server-timing', metric)
    return response
  }
  throw new Error('No step of the middleware responded')
}

/** The steps as one Next.js middleware. */
export const compose =
  (...steps: readonly Step[]) =>
  (request: NextRequest, event: NextFetchEvent): Promise<NextResponse> =>
    runSteps(steps, createContext(request, event))

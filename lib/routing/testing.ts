import { NextRequest } from 'next/server'
import { findRoute } from '../routes'
import type { RequestContext } from './request-context'
import type { RestrictionSettings } from './restriction'

/** The configuration that the steps read: for `process.env`, before the first of them runs. */
export const TEST_ENV = {
  STORE_API_URL: 'http://127.0.0.1:1',
  STORE_API_SECRET: 'a-secret-of-the-tests-a-secret-of-the-tests',
  SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests',
  PUBLIC_ORIGIN: 'https://shop.example',
}

export const TEST_SETTINGS: RestrictionSettings = {
  locale: 'de',
  restrict: { platform: [], language: [] },
  disabled: [],
}

/** The context of a GET request for this address, by a pc with an English browser, before any step has run. */
export function testContext(address: string, overrides: Partial<RequestContext> = {}): RequestContext {
  const request = overrides.request ?? new NextRequest(`https://inside.example${address}`)
  const { pathname, search } = request.nextUrl
  return {
    request,
    waitUntil: () => {},
    match: findRoute(pathname),
    device: { uuid: '00000000-0000-4000-8000-000000000001', newCookie: null },
    platform: () => 'pc',
    language: () => 'en',
    isSignedIn: async () => false,
    isGuest: () => false,
    resourceExists: async () => true,
    customerResourceExists: async () => true,
    findSlugRedirect: async () => null,
    findFormerAddress: async () => null,
    serverTiming: new Set(),
    search,
    strippedQuery: '',
    settings: TEST_SETTINGS,
    target: undefined,
    ...overrides,
  }
}

/**
 * The meaning of a response for Next.js and the browser: a rewrite, with its status if it is not 200, or a redirect.
 */
export function outcomeOf(response: { status: number; headers: Headers } | undefined): string | undefined {
  if (!response) return undefined
  const { status, headers } = response
  const address = headers.get('x-middleware-rewrite') ?? headers.get('location') ?? ''
  return `${status} ${address.replace('https://inside.example', '')}`
}

import { NextResponse } from 'next/server'
import { env } from '../env'
import { DEFAULT_LOCALE } from '../i18n/locales'
import { INTERNAL_ROUTES } from './internal-routes'
import { publicHeaders, withRequestedPath } from './page-headers'
import type { RequestContext } from './request-context'

export const STATUS = { permanentRedirect: 308, notFound: 404, gone: 410 } as const

const PRIVATE = { 'cache-control': 'private, no-store' }

/** The configured origin: never taken from the request. */
const publicUrl = (path: string) => new URL(path, env().PUBLIC_ORIGIN)

/** A temporary redirect, for one visitor. */
export const redirectTo = (path: string): NextResponse => NextResponse.redirect(publicUrl(path), { headers: PRIVATE })

/** A permanent redirect. @param headers those of the page that it replaces; undefined for a private page */
export const movedTo = (path: string, headers: Record<string, string> = PRIVATE): NextResponse =>
  NextResponse.redirect(publicUrl(path), { status: STATUS.permanentRedirect, headers })

/** The not-found page, in the store's language, which names the requested path (spec §2). No cache keeps it: the number of such paths has no bound, and one may exist tomorrow. */
export function notFound({ request, settings }: RequestContext, status: number = STATUS.notFound): NextResponse {
  const { headers, nextUrl } = request
  const url = nextUrl.clone()
  url.pathname = `/${settings?.locale ?? DEFAULT_LOCALE}${INTERNAL_ROUTES.notFound}`
  url.search = ''
  return NextResponse.rewrite(url, {
    status,
    headers: publicHeaders({ isCached: false }),
    request: { headers: withRequestedPath(headers, nextUrl.pathname) },
  })
}

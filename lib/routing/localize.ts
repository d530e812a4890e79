import { NextResponse } from 'next/server'
import { DEFAULT_LOCALE } from '../i18n/locales'
import { isCacheable, type RequestContext, type Step } from './request-context'
import { privateHeaders, publicHeaders, dropConditionalHeaders } from './responses'
import { sharedCacheControl } from './rewrite-target'

/** Rewrites to the page in the store's language, which no public address shows. @throws Error without a target */
export const localize: Step = (context) => {
  const { settings, target, match } = context
  if (!target) throw new Error('resolveRoute has found no target')
  const path = `/${settings?.locale ?? DEFAULT_LOCALE}${target.path}`
  return match?.route.isPrivate ? rewritePrivate(context, path) : rewritePublic(context, path)
}

function rewritePublic(context: RequestContext, path: string): NextResponse {
  const { headers, nextUrl } = context.request
  const isCached = isCacheable(context)
  const cacheHeaders = isCached ? sharedCacheControl(path) : {}
  const url = nextUrl.clone()
  url.pathname = path
  url.search = context.search
  const request = isCached ? undefined : { headers: dropConditionalHeaders(headers) }
  return NextResponse.rewrite(url, { headers: { ...publicHeaders({ isCached }), ...cacheHeaders }, request })
}

/** A private page reads its public path and its device from request headers that no client can set. */
function rewritePrivate({ request, device }: RequestContext, path: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = path
  const headers = privateHeaders(request.nextUrl, request.headers, device)
  const response = NextResponse.rewrite(url, { headers: headers.response, request: { headers: headers.request } })
  if (device.newCookie) response.cookies.set(device.newCookie)
  return response
}

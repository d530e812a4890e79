import { fillPath } from '../../contract/call'
import { appendQuery, stripQuery as splitAddress } from '../http/query-allow-list'
import { SHARED_CACHE_CONTROL } from '../http/shared-caching'
import { lookupAddress, appendRemainingQuery } from './former-address'
import { isCacheable, type RequestContext, type Step } from './request-context'
import { redirectPermanently, notFound, publicHeaders, redirectTo, STATUS } from './responses'
import { rewriteTarget } from './rewrite-target'

/**
 * A slug redirect is cached as long as its target pages, but not by nginx, whose cache key omits fields of the query.
 */
const REDIRECT_CACHING = { 'cache-control': SHARED_CACHE_CONTROL, 'x-accel-expires': '0' }

/**
 * Finds the page of a public address by the table of routes (spec §2) and the resources of the store API. Otherwise
 * responds with the not-found page, or a redirect to the canonical address, to the current address or slug, or from an
 * address of the former shop.
 */
export const resolveRoute: Step = async (context) => {
  const { request, match } = context
  if (!match) return missingPage(context)
  const { search, strippedQuery } = context
  const target = rewriteTarget({ path: request.nextUrl.pathname, search, ...match })
  if ('redirect' in target) return redirectTo(appendQuery(target.redirect, strippedQuery))
  if ('moved' in target) return redirectPublicly(context, target.moved)
  if ('notFound' in target) return notFound(context)
  const checkExistence = match.route.isPrivate ? context.customerResourceExists : context.resourceExists
  if (target.exists && !(await checkExistence(target.exists))) return missingResource(context)
  context.target = target
  return undefined
}

/**
 * 308 if the resource has another slug now, with the rest of the address unchanged; 410 if it was withdrawn; otherwise
 * 404.
 */
async function missingResource(context: RequestContext) {
  const { match, search, strippedQuery, findSlugRedirect } = context
  const { route, params } = match ?? {}
  const [[name, key] = []] = Object.entries(params ?? {})
  if (!route?.resourceKind || !name || !key) return notFound(context)
  const redirect = await findSlugRedirect(route.resourceKind, key)
  if (redirect === null) return missingPage(context)
  // An operator may have configured its replacement.
  if (redirect === 'gone') return missingPage(context, STATUS.gone)
  if ('instead' in redirect) return missingPage(context, STATUS.gone, redirect.instead)
  const address = fillPath(route.path, { [name]: redirect.key }) + search
  return route.isPrivate ? redirectPermanently(appendQuery(address, strippedQuery)) : redirectPublicly(context, address)
}

/**
 * 308 for an address of the former shop, 410 for a discontinued product.
 * @param status of an address without a target
 * @param replacement path of the replacement that the page offers
 */
async function missingPage(context: RequestContext, status: number = STATUS.notFound, replacement = '') {
  const { request, match, search, strippedQuery, findFormerAddress } = context
  const { pathname } = request.nextUrl
  const query = [search.slice(1), strippedQuery].filter(Boolean).join('&')
  const formerAddress = match?.route.isPrivate ? null : lookupAddress(pathname, query)
  const found = formerAddress === null ? null : await findFormerAddress(formerAddress)
  if (!found) return notFound(context, status, replacement)
  // The former shop may have had its products at the same addresses.
  if (found.to === 'gone') return notFound(context, STATUS.gone, replacement || found.instead)
  const address = appendRemainingQuery(found.to, query, found.used)
  // The store API has the resource now, and the existence cache is not up to date yet.
  if (address.split(/[?#]/, 1)[0] === pathname) return notFound(context, status, replacement)
  return redirectPermanently(address, publicCaching(context))
}

/** A permanent redirect that shared caches keep, with campaign parameters preserved. */
const redirectPublicly = (context: RequestContext, address: string) =>
  redirectPermanently(appendQuery(address, context.strippedQuery), publicCaching(context))

const publicCaching = (context: RequestContext) => ({
  ...REDIRECT_CACHING,
  ...publicHeaders({ isCached: isCacheable(context) }),
})

/**
 * Strips the query parameters that the route does not read from the address that is resolved and rewritten, whether or
 * not the HTTP pipeline has done so before (docs/decisions/035). Redirects keep campaign parameters.
 */
export const stripQuery: Step = (context) => {
  const { pathname, search } = context.request.nextUrl
  const { address, stripped } = splitAddress(pathname + search)
  context.search = address.slice(pathname.length)
  context.strippedQuery = stripped
  return undefined
}

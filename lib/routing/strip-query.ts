import { stripQuery as splitAddress } from '../http/query-allow-list'
import type { Step } from './compose'

/**
 * Strips the query parameters that the route does not read from the address that is resolved and rewritten, whether or not
 * the HTTP pipeline has done so before (docs/decisions/035). Redirects keep them: marks of campaigns survive.
 */
export const stripQuery: Step = (context) => {
  const { pathname, search } = context.request.nextUrl
  const { address, stripped } = splitAddress(pathname + search)
  context.search = address.slice(pathname.length)
  context.strippedQuery = stripped
  return undefined
}

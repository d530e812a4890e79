import type { IncomingMessage } from 'node:http'
import { stripQuery } from '../http/query-allow-list'
import { UNREAD_QUERY_HEADER } from '../unread-query-header'

/** Strips from a request the parameters that its page does not read, and names them to the middleware. */
export function readQuery(request: IncomingMessage): void {
  delete request.headers[UNREAD_QUERY_HEADER]
  const { address, stripped } = stripQuery(request.url ?? '/', { isRouterRequest: 'rsc' in request.headers })
  if (stripped === '') return
  request.url = address
  request.headers[UNREAD_QUERY_HEADER] = stripped
}

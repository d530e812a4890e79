import type { IncomingMessage } from 'node:http'
import { stripQuery } from '../http/query-allow-list'

/** Strips from a request the parameters that its page does not read. @returns them, joined by `&` */
export function readQuery(request: IncomingMessage): string {
  const { address, stripped } = stripQuery(request.url ?? '/', { isRouterRequest: 'rsc' in request.headers })
  if (stripped !== '') request.url = address
  return stripped
}

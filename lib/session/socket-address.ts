import type { IncomingHttpHeaders } from 'node:http'

/** The address of the connection a request came on. Written by the HTTP layer before Next.js; a client's own is overwritten. */
export const SOCKET_ADDRESS_HEADER = 'x-shop-socket-address'

const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/

/** Notes in its headers where a request came from, unless that is this machine: there stands a reverse proxy, or a test. */
export function noteSocketAddress(headers: IncomingHttpHeaders, remoteAddress: string | undefined): void {
  if (remoteAddress && !LOOPBACK.test(remoteAddress)) headers[SOCKET_ADDRESS_HEADER] = remoteAddress
  else delete headers[SOCKET_ADDRESS_HEADER]
}

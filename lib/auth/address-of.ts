import 'server-only'
import { env } from '../env'
import { currentSocketAddress } from '../telemetry/request-scope'
import { clientAddress } from './client-address'

/**
 * A shopper's IP address for rate limits: the value of the reverse proxy's header `CLIENT_ADDRESS_HEADER`, or if that
 * is not set, the other end of the connection.
 * @returns empty if neither is known
 */
export function addressOf(headers: Pick<Headers, 'get'>): string {
  const { CLIENT_ADDRESS_HEADER } = env()
  return clientAddress(CLIENT_ADDRESS_HEADER ? headers.get(CLIENT_ADDRESS_HEADER) : currentSocketAddress())
}

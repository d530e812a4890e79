import 'server-only'
import { env } from '../env'
import { currentSocketAddress } from '../telemetry/request-scope'
import { clientAddress } from './client-address'

/**
 * A shopper's network address, as tries are counted by: what the operator's own proxy writes in `CLIENT_ADDRESS_HEADER`,
 * and where that is not set, the other end of the connection.
 * @returns empty where neither is known
 */
export function addressOf(headers: Pick<Headers, 'get'>): string {
  const { CLIENT_ADDRESS_HEADER } = env()
  return clientAddress(CLIENT_ADDRESS_HEADER ? headers.get(CLIENT_ADDRESS_HEADER) : currentSocketAddress())
}

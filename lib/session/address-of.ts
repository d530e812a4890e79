import 'server-only'
import { env } from '../env'
import { clientAddress } from './client-address'
import { SOCKET_ADDRESS_HEADER } from './socket-address'

/**
 * A shopper's network address, as tries are counted by: what the operator's own proxy writes in `CLIENT_ADDRESS_HEADER`,
 * and where that is not set, the other end of the connection.
 * @returns empty where neither is known
 */
export const addressOf = (headers: Pick<Headers, 'get'>): string =>
  clientAddress(headers.get(env().CLIENT_ADDRESS_HEADER || SOCKET_ADDRESS_HEADER))

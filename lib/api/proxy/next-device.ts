import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '../../env'

const VERSION_4 = 0x40
const VARIANT = 0x80

/**
 * The name a guest's device has once a cart is ordered: the same however often the order is sent, whichever instance
 * sends it, and foreseen by nobody.
 * @returns a UUID, version 4 by its form
 */
export function nextDevice(uuid: string, cart: string): string {
  const mac = createHmac('sha256', env().SESSION_SECRET).update(`next device ${uuid} ${cart}`).digest().subarray(0, 16)
  mac[6] = ((mac[6] ?? 0) & 0x0f) | VERSION_4
  mac[8] = ((mac[8] ?? 0) & 0x3f) | VARIANT
  return mac.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

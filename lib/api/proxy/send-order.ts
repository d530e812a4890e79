import 'server-only'
import { createHmac } from 'node:crypto'
import { CALLS } from '../../../contract/calls'
import type { NewOrder } from '../../../contract/entities/checkout'
import type { Reply } from '../../../contract/envelope'
import type { Caller } from '../../../contract/signing'
import { env } from '../../env'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { setDevice } from './caller'

interface OrderSubmission {
  body: NewOrder
  idempotencyKey?: string
  caller: Caller
}

/**
 * Sends an order. Afterwards a guest's device has a new uuid, under which its orders are shown and paid: the old uuid
 * gives no access to them. If the store API sets no new one, the old one is kept.
 * @returns the reply without the new uuid, and the caller for further calls
 * @throws ApiError
 */
export async function sendOrder({
  body,
  caller,
  ...options
}: OrderSubmission): Promise<{ reply: Reply; caller: Caller }> {
  const { method, path } = CALLS.placeOrder
  // Never taken from the browser: the next uuid must be secret.
  const { nextUuid: _, ...order } = body
  const orderBody = caller.token ? order : { ...order, nextUuid: deriveNextDeviceId(caller.uuid, order.cart) }
  const reply = await storeApi().send({ method, path, body: orderBody, caller, ...options })
  const { number, nextUuid } = readResponse(CALLS.placeOrder, reply.data)
  const browserReply = { ...reply, data: { number } }
  if (caller.token || !nextUuid) return { reply: browserReply, caller }
  await setDevice(nextUuid)
  return { reply: browserReply, caller: { ...caller, uuid: nextUuid } }
}

const UUID_VERSION_4 = 0x40
const UUID_VARIANT = 0x80

/**
 * The device uuid of a guest after an order. Derived, so that every retry on every instance yields the same one, and by
 * an HMAC, so that it is unpredictable.
 * @returns a UUID, version 4 by its form
 */
export function deriveNextDeviceId(uuid: string, cart: string): string {
  const mac = createHmac('sha256', env().SESSION_SECRET).update(`next device ${uuid} ${cart}`).digest().subarray(0, 16)
  mac[6] = ((mac[6] ?? 0) & 0x0f) | UUID_VERSION_4
  mac[8] = ((mac[8] ?? 0) & 0x3f) | UUID_VARIANT
  return mac.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

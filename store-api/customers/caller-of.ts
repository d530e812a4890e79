import type { Caller, Shop } from '../http/context'
import { Failure } from '../http/failure'
import { findCustomer } from './sessions'

type Named = Pick<Caller, 'token' | 'uuid' | 'address'>

/** Who is asking, by token and device. @throws Failure 401 for a token that is no live session of this device */
export async function callerOf(shop: Shop, { token, uuid, address }: Named): Promise<Caller> {
  if (token === '') return { token, uuid, address, customerId: null, sessionHash: '' }
  const session = await findCustomer(shop, { token, uuid })
  if (!session) throw new Failure(401, (texts) => texts.invalidToken)
  return { token, uuid, address, ...session }
}

import type { Caller } from './context'
import { Failure } from './failure'

/** The signed-in customer's id. @throws Failure 401 for a visitor */
export function requireCustomer({ customerId }: Caller): number {
  if (customerId === null) throw new Failure(401, (texts) => texts.invalidToken)
  return customerId
}

import { UserError } from '../../harness/user-error'
import type { Scenario } from '../scenario'
import { cartRace } from './cart-race'
import { couponLimit, couponPerEmail } from './coupon-limit'
import { foreignHands } from './foreign-access'
import { forged } from './forged'
import { lifeOfAnOrder } from './order-lifecycle'
import { loginLimit } from './login-limit'
import { mix } from './mix'
import { oneOrderManyKeys, oneOrderSameKey } from './one-order'
import { signatures } from './signatures'
import { stock } from './stock'
import { stockInParts } from './partial-stock'
import { webhooks } from './webhooks'

/** Everything that is proved. */
export const SCENARIOS: Scenario[] = [
  stock,
  stockInParts,
  oneOrderSameKey,
  oneOrderManyKeys,
  couponLimit,
  couponPerEmail,
  cartRace,
  webhooks,
  lifeOfAnOrder,
  foreignHands,
  signatures,
  loginLimit,
  forged,
  mix,
]

/** @throws UserError for a name none of them has */
export function scenariosCalled(names: string[]): Scenario[] {
  if (names.length === 0) return SCENARIOS
  return names.map((name) => {
    const found = SCENARIOS.find((scenario) => scenario.name === name)
    if (!found) throw new UserError(`There is no scenario ${name}: ${SCENARIOS.map((one) => one.name).join(', ')}.`)
    return found
  })
}

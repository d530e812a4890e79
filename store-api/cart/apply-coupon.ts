import type { Checkout } from '../../contract/entities/checkout'
import { giveBack } from '../http/give-back'
import { couponLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { ownsEmail } from '../customers/customers'
import { ownerOf } from './cart-owner'
import { readCart } from './read-cart'
import { changeKept, readKept } from '../checkout/draft'
import { readCheckout } from '../checkout/quote'
import { paidSum } from '../checkout/totals'
import type { Caller, Shop } from '../http/context'
import { shownLine } from '../catalog/shown-line'
import { readCurrency } from '../admin/told-currency'
import { invalidCoupon, judgeCoupon, toCode } from './coupons'

/** Whether a code counts for the caller's cart. @throws Failure 4003 */
async function checkCoupon(shop: Shop, caller: Caller, code: string): Promise<void> {
  const currency = await readCurrency(shop)
  const { carts } = await readCart(shop, ownerOf(caller), currency)
  const { draft } = await readKept(shop, caller)
  const { problem } = await judgeCoupon(shop, {
    code,
    email: draft.email,
    isOwnEmail: await ownsEmail(shop.db, caller),
    paid: paidSum(carts.map(shownLine)),
    currency,
  })
  if (problem !== '') throw invalidCoupon(problem)
}

/**
 * Puts a coupon on the caller's cart, in the place of the one that is on it. Codes that do not count are limited, so
 * that none is found by trying.
 * @throws Failure 4003, 429
 */
export async function putCoupon(shop: Shop & { take: TakeAttempt }, caller: Caller, typed: string): Promise<Checkout> {
  const tries = await shop.take(couponLimits(caller))
  const couponCode = toCode(typed)
  await checkCoupon(shop, caller, couponCode)
  await giveBack(shop.db, tries)
  await changeKept(shop, caller, (_, kept) => ({ ...kept, couponCode }))
  return readCheckout(shop, caller)
}

/** Takes the coupon off the caller's cart. */
export async function removeCoupon(shop: Shop, caller: Caller): Promise<Checkout> {
  await changeKept(shop, caller, (_, kept) => ({ ...kept, couponCode: null }))
  return readCheckout(shop, caller)
}

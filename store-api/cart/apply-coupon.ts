import type { Checkout } from '../../contract/entities/checkout'
import { readCurrency } from '../admin/store-settings'
import { shownLine } from '../catalog/shown-line'
import { loadDraft, saveDraft } from '../checkout/draft'
import { readCheckout } from '../checkout/quote'
import { sumLines } from '../checkout/totals'
import { ownsEmail } from '../customers/customers'
import type { Caller, Shop } from '../http/context'
import { type ConsumeRateLimits, refundRateLimits } from '../http/rate-limiter'
import { couponLimits } from '../http/rate-limits'
import { ownerOf } from './cart-owner'
import { invalidCoupon, normalizeCode, validateCoupon } from './coupons'
import { readCart } from './read-cart'

/** Validates a code for the caller's cart. @throws HttpError 4003 */
async function checkCoupon(shop: Shop, caller: Caller, code: string): Promise<void> {
  const currency = await readCurrency(shop)
  const { carts } = await readCart(shop, ownerOf(caller), currency)
  const { draft } = await loadDraft(shop, caller)
  const { problem } = await validateCoupon(shop, {
    code,
    email: draft.email,
    isOwnEmail: await ownsEmail(shop.db, caller),
    linesTotal: sumLines(carts.map(shownLine)),
    currency,
  })
  if (problem !== '') throw invalidCoupon(problem)
}

/**
 * Applies a coupon to the caller's cart, replacing the current one. Invalid codes are rate-limited against guessing.
 * @throws HttpError 4003, 429
 */
export async function applyCoupon(
  shop: Shop & { consume: ConsumeRateLimits },
  caller: Caller,
  input: string,
): Promise<Checkout> {
  const hits = await shop.consume(couponLimits(caller))
  const couponCode = normalizeCode(input)
  await checkCoupon(shop, caller, couponCode)
  await refundRateLimits(shop.db, hits)
  await saveDraft(shop, caller, (_, stored) => ({ ...stored, couponCode }))
  return readCheckout(shop, caller)
}

/** Removes the coupon from the caller's cart. */
export async function removeCoupon(shop: Shop, caller: Caller): Promise<Checkout> {
  await saveDraft(shop, caller, (_, stored) => ({ ...stored, couponCode: null }))
  return readCheckout(shop, caller)
}

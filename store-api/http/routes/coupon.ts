import { CALLS } from '../../../contract/calls'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import { putCoupon, removeCoupon } from '../../cart/apply-coupon'
import type { Register } from '../register'

/** The coupon on a cart. */
export const couponRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.addCoupon, ({ caller, body }) => putCoupon(desk, caller, body.code))
  register(CALLS.removeCoupon, ({ caller }) => removeCoupon(shop, caller))
}

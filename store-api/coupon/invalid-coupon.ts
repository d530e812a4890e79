import { CODES } from '../../lib/contract/envelope'
import { Failure } from '../failure'

/** 4003: a coupon does not count. @param why in the store's words */
export const invalidCoupon = (why: string) =>
  new Failure(409, ({ checkout }) => `${checkout.couponInvalid}: ${why}`, { code: CODES.invalidCoupon })

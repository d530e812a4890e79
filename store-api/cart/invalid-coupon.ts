import { CODES } from '../../contract/envelope'
import { Failure } from '../http/failure'

/** 4003: a coupon does not count. @param reason in the store's words, beside the message */
export const invalidCoupon = (reason: string) =>
  new Failure(409, ({ checkout }) => checkout.couponInvalid, { code: CODES.invalidCoupon, data: { reason } })

/** What the store API says on the way to an order, and of orders. */
export interface CheckoutTexts {
  cartEmpty: string
  /** Something is not as it was shown. */
  changed: string
  couponInvalid: string
  coupon: {
    unknown: string
    notYet: string
    ended: string
    usedUp: string
    usedByEmail: string
    /** @param amount with its currency */
    belowMinimum: (amount: string) => string
  }
  emailInvalid: string
  fieldInvalid: string
  fieldRequired: string
  fieldTooLong: (most: number) => string
  fieldTooShort: (least: number) => string
  /** The same order is being placed at this moment. */
  inFlight: string
  /** An Idempotency-Key came again with something else. */
  keyReused: string
  /** The standing of an order does not allow it. */
  notPossibleAnyMore: string
  paymentAway: string
  paymentMethodUnknown: string
  shippingUnknown: string
  /** There are fewer than were wanted. */
  stockShort: string
}

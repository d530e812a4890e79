/** Reply codes beyond HTTP statuses (contract, domain codes). */
export const CODES = {
  success: 0,
  invalidLogin: 4001,
  captcha: 4002,
  invalidCoupon: 4003,
  cartEmpty: 4004,
  outOfStock: 4005,
  priceChanged: 4006,
  alreadyReviewed: 4007,
  notPossibleAnyMore: 4008,
  linkExpired: 4101,
  linkUsed: 4102,
  inFlight: 4103,
} as const

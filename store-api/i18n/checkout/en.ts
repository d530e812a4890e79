import type { CheckoutTexts } from './checkout-texts'

export const en: CheckoutTexts = {
  cartEmpty: 'Your cart is empty.',
  changed: 'Something has changed since you last saw your order. Please check it and order again.',
  couponInvalid: 'Invalid coupon',
  coupon: {
    unknown: 'We do not know this code.',
    notYet: 'It is not valid yet.',
    ended: 'It is no longer valid.',
    usedUp: 'It has been used up.',
    usedByEmail: 'You have already used it.',
    belowMinimum: (amount) => `It needs a cart of at least ${amount}.`,
  },
  emailInvalid: 'Is your email address correct? Please try again.',
  fieldInvalid: 'Please check what you entered here.',
  fieldRequired: 'Please fill this in.',
  fieldTooLong: (most) => `At most ${most} characters, please.`,
  fieldTooShort: (least) => `At least ${least} characters, please.`,
  inFlight: 'Your order is being placed at this moment. Please wait a second.',
  keyReused: 'This request was already answered for another order. Please reload the page and try again.',
  notPossibleAnyMore: 'That is no longer possible for this order.',
  paymentAway: 'The payment service cannot be reached at the moment. Nothing was charged; please try again shortly.',
  paymentMethodUnknown: 'Please choose how you would like to pay.',
  shippingUnknown: 'Please choose how we should deliver your order.',
  stockShort: 'Some pieces have been sold in the meantime. Please check the quantities.',
}

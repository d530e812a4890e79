import type { CheckoutStep } from '../../contract/entities/checkout-fields'

export const CART_PATH = '/cart'

export const CHECKOUT_PATH = '/checkout'

/** The checkout with one of its steps open. */
export const stepPath = (step: CheckoutStep): string => `${CHECKOUT_PATH}?step=${step}`

/** Where a step that came back is looked at again. */
export const stepId = (step: CheckoutStep): string => `step-${step}`

/** An order for whoever placed it: what came of it, and where its payment stands. */
export const placedPath = (number: string): string => `${CHECKOUT_PATH}/order/${encodeURIComponent(number)}`

/** Where the coupon stands in the page; in its query, that an answer is about it. */
export const COUPON_ID = 'coupon'

/** Where the page says what is not as it was shown. */
export const CHANGED_ID = 'changed'

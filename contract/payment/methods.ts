/** Ways to pay (spec §2), in the order they are shown. */
export const PAYMENT_METHODS = ['paypal', 'visa', 'mastercard', 'jcb'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

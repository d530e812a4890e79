/** Payment methods (spec §2), in display order. */
export const PAYMENT_METHODS = ['paypal', 'visa', 'mastercard', 'jcb'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Brand names: the same in every language. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  paypal: 'PayPal',
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
}

/** Name of a payment method; the code itself for an unknown method of another payment service. */
export const methodName = (code: string): string => {
  const supported = PAYMENT_METHODS.find((method) => method === code)
  return supported ? METHOD_NAMES[supported] : code
}

/** Ways to pay (spec §2), in the order they are shown. */
export const PAYMENT_METHODS = ['paypal', 'visa', 'mastercard', 'jcb'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Names of makes: the same in every language. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  paypal: 'PayPal',
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
}

/** What a way to pay is called; another payment service's own is called by its code. */
export const methodName = (code: string): string => {
  const known = PAYMENT_METHODS.find((method) => method === code)
  return known ? METHOD_NAMES[known] : code
}

/** What letters and invoices call the parts of an order. */
export interface OrderWords {
  size: (size: string) => string
  print: (print: string) => string
  subTotal: string
  /** @param code of the coupon; empty for none */
  discount: (code: string) => string
  /** @param method name of the way of delivery */
  delivery: (method: string) => string
  total: string
  address: string
  /** Above the place where an order is collected. */
  collectAt: string
}

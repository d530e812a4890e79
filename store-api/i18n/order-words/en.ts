import type { OrderWords } from './order-words'

export const en: OrderWords = {
  size: (size) => `Size ${size}`,
  print: (print) => `Print: ${print}`,
  subTotal: 'Subtotal',
  discount: (code) => (code ? `Discount (${code})` : 'Discount'),
  delivery: (method) => (method ? `Delivery (${method})` : 'Delivery'),
  total: 'Total',
  address: 'Delivery address',
  collectAt: 'Collect at',
}

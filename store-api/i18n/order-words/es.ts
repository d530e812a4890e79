import type { OrderWords } from './order-words'

export const es: OrderWords = {
  size: (size) => `Talla ${size}`,
  print: (print) => `Personalización: ${print}`,
  subTotal: 'Subtotal',
  discount: (code) => (code ? `Descuento (${code})` : 'Descuento'),
  delivery: (method) => (method ? `Envío (${method})` : 'Envío'),
  total: 'Total',
  address: 'Dirección de entrega',
  collectAt: 'Recogida en',
}

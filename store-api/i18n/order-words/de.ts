import type { OrderWords } from './order-words'

export const de: OrderWords = {
  size: (size) => `Größe ${size}`,
  print: (print) => `Aufdruck: ${print}`,
  subTotal: 'Zwischensumme',
  discount: (code) => (code ? `Rabatt (${code})` : 'Rabatt'),
  delivery: (method) => (method ? `Versand (${method})` : 'Versand'),
  total: 'Gesamtsumme',
  address: 'Lieferadresse',
  collectAt: 'Abholung',
}

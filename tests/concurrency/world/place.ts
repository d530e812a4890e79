import type { Checkout, CheckoutChange, NewOrder } from '../../../contract/entities/checkout'
import type { Answer, Shopper } from './shopper'

/** What everybody types: a whole address in Germany, where the standard way costs nothing. */
export const typedFields = (places: { countryId: number; shippingId: number }, email: string): CheckoutChange => ({
  email,
  firstname: 'Sam',
  lastname: 'Shopper',
  street: 'Langer Weg 3',
  city: 'Ulm',
  state: 'Bayern',
  postalCode: '89073',
  countryId: String(places.countryId),
  phone: '+49 731 1',
  shippingId: String(places.shippingId),
  paymentMethod: 'visa',
})

/** Sends an order once; the shop being busy is no answer. */
export const place = (shopper: Shopper, order: NewOrder, key: string): Promise<Answer> =>
  shopper.send('POST', '/api/order', { body: order, idempotencyKey: key })

export const numberOf = ({ data }: Answer): string => (data as { number: string } | null)?.number ?? ''

export const readCheckout = async (shopper: Shopper): Promise<Checkout> =>
  (await shopper.send('GET', '/api/checkout')).data as Checkout

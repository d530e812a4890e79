import type { Checkout, CheckoutChange, NewOrder } from '../../../contract/entities/checkout'
import type { Answer, Shopper } from './shopper'
import { setTimeout as pause } from 'node:timers/promises'
import { CODES } from '../../../contract/codes'
import { type Buyer, createBuyers } from './buyers'
import type { Environment } from './environment'

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

const MAX_TRIES = 200
const RETRY_PAUSE_MS = 50

/** Sends an order until it is answered for good: that the same is under way already is no answer. */
export async function placeUntilAnswered(shopper: Shopper, order: NewOrder, key: string): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await place(shopper, order, key)
    if (answer.code !== CODES.inFlight || tries === MAX_TRIES) return answer
    await pause(RETRY_PAUSE_MS)
  }
}

/** An order somebody made. */
export interface Placed extends Buyer {
  number: string
}

/** Orders, one of each shopper, that nobody has paid yet. */
export async function placeAll(environment: Environment, shoppers: Shopper[], quantity = 1): Promise<Placed[]> {
  const buyers = await createBuyers(environment, { shoppers, wish: () => ({ sku: 'home-M', quantity }) })
  return Promise.all(
    buyers.map(async (buyer) => {
      const answer = await place(buyer.shopper, buyer.order, buyer.key)
      if (answer.code !== 0) throw new Error(`an order could not be made: ${answer.text}`)
      return { ...buyer, number: numberOf(answer) }
    }),
  )
}

/** Goes to the pay page. */
export async function openPayPage({ shopper, number }: Placed): Promise<void> {
  const { code, text } = await shopper.send('POST', `/api/order/${number}/pay`, { body: { method: 'visa' } })
  if (code !== 0) throw new Error(`the pay page did not open: ${text}`)
}

export const confirm = ({ shopper, number }: Placed) => shopper.send('POST', `/api/order/${number}/confirm`)

import { crowd, type Buyer } from './crowd'
import { numberOf, place } from './place'
import type { Shopper } from './shopper'
import type { World } from './world'

/** An order somebody made. */
export interface Placed extends Buyer {
  number: string
}

/** Orders, one of each shopper, that nobody has paid yet. */
export async function placeAll(world: World, shoppers: Shopper[], quantity = 1): Promise<Placed[]> {
  const buyers = await crowd(world, { shoppers, wish: () => ({ sku: 'home-M', quantity }) })
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

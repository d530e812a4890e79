import { randomUUID } from 'node:crypto'
import type { CartReply } from '../../../contract/entities/cart'
import { COUPONS } from '../world/coupons'
import { givePass } from '../../../store-api/testing/give-pass'
import { asShown } from '../../../store-api/testing/checkout-shop'
import { numberOf, readCheckout, typedFields } from '../world/place'
import { placeStubbornly } from '../world/place-stubbornly'
import type { Stall } from './stall'

export async function add({ shopper, pieces, world: { random } }: Stall): Promise<void> {
  const { id, key, isPrinted } = random.pick(pieces)
  const custom = isPrinted && random.chance(30) ? { number: random.whole(1, 3), name: 'SAM' } : null
  const body = { key, optionIds: [id], quantity: random.whole(1, 3), custom }
  await shopper.send('POST', '/api/cart', { body })
}

const lineOf = async ({ shopper, world: { random } }: Stall): Promise<number> => {
  const { carts } = (await shopper.send('GET', '/api/cart')).data as CartReply
  return carts.length > 0 ? random.pick(carts).id : 0
}

export async function set(stall: Stall): Promise<void> {
  const quantity = stall.world.random.whole(1, 6)
  await stall.shopper.send('PUT', `/api/cart/${await lineOf(stall)}/quantity/${quantity}`)
}

export async function remove(stall: Stall): Promise<void> {
  await stall.shopper.send('DELETE', `/api/cart/${await lineOf(stall)}`)
}

export async function applyCoupon({ shopper, world: { random } }: Stall): Promise<void> {
  await shopper.send('POST', '/api/coupon', { body: { code: random.pick(COUPONS).code } })
}

export async function takeCouponOff({ shopper }: Stall): Promise<void> {
  await shopper.send('DELETE', '/api/coupon')
}

/** Mostly what is right, sometimes a field that is not. */
export async function type({ shopper, places, world: { random } }: Stall): Promise<void> {
  const fields = typedFields(places, `buyer-${random.whole(1, 12)}@mail.example`)
  const body = random.chance(85) ? fields : { postalCode: '', shippingId: String(random.whole(0, 3)) }
  await shopper.send('PUT', '/api/checkout', { body })
}

/** Looks at the last step and presses; now and then twice, with the same key or with another. */
export async function place({ shopper, orders, agreed, world: { clock, db, random } }: Stall): Promise<void> {
  // Guests with many unpaid orders are asked for a captcha: half of these have solved one.
  if (random.chance(50)) await givePass(db, shopper.device, clock.now())
  const order = asShown(await readCheckout(shopper))
  const key = randomUUID()
  const keys = random.chance(20) ? [key, random.chance(50) ? key : randomUUID()] : [key]
  const answers = await Promise.all(keys.map((one) => placeStubbornly(shopper, order, one)))
  for (const number of answers.filter(({ code }) => code === 0).map(numberOf)) {
    if (!orders.includes(number)) orders.push(number)
    agreed.push({ number, total: order.shown.total })
  }
}

export async function reorder({ shopper, orders, world: { random } }: Stall): Promise<void> {
  if (orders.length > 0) await shopper.send('POST', `/api/order/${random.pick(orders)}/reorder`)
}

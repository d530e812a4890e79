import { deliverShipment } from '../../orders/fulfillment'
import { doWithOrder } from './on-order'
import { readWords } from './read-args'

/** Notes that a parcel has arrived. @throws CommandError */
export async function run(args: string[]): Promise<void> {
  const [word, trackingNumber] = readWords(args, ['the number of an order', 'a tracking number'])
  const number = word.toUpperCase()
  const done = `Parcel ${trackingNumber} of order ${number} has arrived.`
  await doWithOrder(number, (shop) => deliverShipment(shop, { number, trackingNumber }), done)
}

import type { Shop } from '../../http/context'
import { cancelByNumber, describeOrder, describeWholeOrder, explainFailure, findOrder, newestOrders } from '../orders'
import { CommandError } from './command-error'
import { plain, print } from './args'
import { withDatabase, withShop } from './with-shop'
import type { PaymentStatus, ShippingStatus } from '../../../contract/entities/order'
import { toOrder } from '../../orders/read-order'
import { deliverShipment, handOverOrder, holdOrder, releaseOrder, shipOrder } from '../../orders/fulfillment'
import { type ParcelWords, readParcel } from './parse-fields'
import { refundOrder } from '../../orders/cancel-order'

/** Runs an action on an order. @throws CommandError with the reason if it fails */
export const doWithOrder = (number: string, act: (shop: Shop) => Promise<void>, done: string): Promise<void> =>
  withShop(async (shop) => {
    try {
      await act(shop)
    } catch (error) {
      const sentence = await explainFailure(shop, number, error)
      throw sentence === null ? error : new CommandError(sentence)
    }
    print(done)
  })

/** A command whose only argument is an order number. @param done text about the order after success */
export const orderAction =
  (act: (shop: Shop, number: string) => Promise<void>, done: string) =>
  async (word: string): Promise<void> => {
    const number = word.toUpperCase()
    await doWithOrder(number, (shop) => act(shop, number), `Order ${number} ${done}.`)
  }

/** Orders that are listed at most. */
const MAX_LISTED_ORDERS = 50

/** Options of `orders`. */
export interface OrderFilter {
  payment?: PaymentStatus
  shipping?: ShippingStatus
}

/** Lists the newest orders, all or those with a state. */
export async function ordersCommand({ payment, shipping }: OrderFilter): Promise<void> {
  const wanted = { payment, shipping, limit: MAX_LISTED_ORDERS }
  await withDatabase(async (counter) => {
    const rows = await newestOrders(counter, wanted)
    for (const row of rows) print(plain(describeOrder(row)))
    if (rows.length === 0) print('No such orders.')
  })
}

/** Shows an order. @throws CommandError if it does not exist */
export async function orderCommand(number: string): Promise<void> {
  await withDatabase(async ({ db, language, now }) => {
    const row = await findOrder({ db }, number)
    if (!row) throw new CommandError(`There is no order ${number}.`)
    for (const line of describeWholeOrder(row, await toOrder({ db, language }, row, now()))) print(plain(line))
  })
}

/** Options of `ship`. */
export type ShipOptions = Omit<ParcelWords, 'number'>

/** Ships an order, or some of its items. @throws CommandError */
export async function shipCommand(number: string, options: ShipOptions): Promise<void> {
  const parcel = readParcel({ ...options, number })
  const done = `Parcel ${parcel.trackingNumber} of order ${parcel.number} is on its way.`
  await doWithOrder(parcel.number, (shop) => shipOrder(shop, parcel), done)
}

/** Notes that a parcel has arrived. @throws CommandError */
export async function deliverCommand(word: string, trackingNumber: string): Promise<void> {
  const number = word.toUpperCase()
  const done = `Parcel ${trackingNumber} of order ${number} has arrived.`
  await doWithOrder(number, (shop) => deliverShipment(shop, { number, trackingNumber }), done)
}

export const handOverCommand = orderAction(handOverOrder, 'was handed over')

export const holdCommand = orderAction(holdOrder, 'is on hold')

export const releaseCommand = orderAction(releaseOrder, 'can be sent again')

export const cancelOrderCommand = orderAction(cancelByNumber, 'is canceled')

export const refundOrderCommand = orderAction(refundOrder, 'is being refunded')

import type { Shop } from '../../http/context'
import {
  cancelByNumber,
  describeOrder,
  describeOrderDetails,
  explainFailure,
  findOrder,
  listNewestOrders,
} from '../orders'
import { CommandError } from './command-error'
import { sanitize, print } from './args'
import { withDatabase, withShop } from './with-shop'
import type { PaymentStatus, ShippingStatus } from '../../../contract/entities/order'
import { toOrder } from '../../orders/read-order'
import { deliverShipment, handOverOrder, holdOrder, releaseOrder, shipOrder } from '../../orders/fulfillment'
import { type ParcelInput, readParcel } from './parse-fields'
import { refundOrder } from '../../orders/cancel-order'

/** Runs an action on an order. @throws CommandError with the reason if it fails */
export const runOrderAction = (
  number: string,
  action: (shop: Shop) => Promise<void>,
  successMessage: string,
): Promise<void> =>
  withShop(async (shop) => {
    try {
      await action(shop)
    } catch (error) {
      const reason = await explainFailure(shop, number, error)
      throw reason === null ? error : new CommandError(reason)
    }
    print(successMessage)
  })

/** A command whose only argument is an order number. @param successMessage printed after the order number */
export const orderActionCommand =
  (action: (shop: Shop, number: string) => Promise<void>, successMessage: string) =>
  async (value: string): Promise<void> => {
    const number = value.toUpperCase()
    await runOrderAction(number, (shop) => action(shop, number), `Order ${number} ${successMessage}.`)
  }

/** Maximum number of listed orders. */
const MAX_LISTED_ORDERS = 50

/** Options of `orders`. */
export interface OrderFilter {
  payment?: PaymentStatus
  shipping?: ShippingStatus
}

/** Lists the newest orders, all or those with a state. */
export async function ordersCommand({ payment, shipping }: OrderFilter): Promise<void> {
  const filter = { payment, shipping, limit: MAX_LISTED_ORDERS }
  await withDatabase(async (shop) => {
    const rows = await listNewestOrders(shop, filter)
    for (const row of rows) print(sanitize(describeOrder(row)))
    if (rows.length === 0) print('No such orders.')
  })
}

/** Shows an order. @throws CommandError if it does not exist */
export async function orderCommand(number: string): Promise<void> {
  await withDatabase(async ({ db, language, now }) => {
    const row = await findOrder({ db }, number)
    if (!row) throw new CommandError(`There is no order ${number}.`)
    for (const line of describeOrderDetails(row, await toOrder({ db, language }, row, now()))) print(sanitize(line))
  })
}

/** Options of `ship`. */
export type ShipOptions = Omit<ParcelInput, 'number'>

/** Ships an order, or some of its items. @throws CommandError */
export async function shipCommand(number: string, options: ShipOptions): Promise<void> {
  const parcel = readParcel({ ...options, number })
  const successMessage = `Parcel ${parcel.trackingNumber} of order ${parcel.number} is on its way.`
  await runOrderAction(parcel.number, (shop) => shipOrder(shop, parcel), successMessage)
}

/** Marks a parcel as delivered. @throws CommandError */
export async function deliverCommand(value: string, trackingNumber: string): Promise<void> {
  const number = value.toUpperCase()
  const successMessage = `Parcel ${trackingNumber} of order ${number} has arrived.`
  await runOrderAction(number, (shop) => deliverShipment(shop, { number, trackingNumber }), successMessage)
}

export const handOverCommand = orderActionCommand(handOverOrder, 'was handed over')

export const holdCommand = orderActionCommand(holdOrder, 'is on hold')

export const releaseCommand = orderActionCommand(releaseOrder, 'can be sent again')

export const cancelOrderCommand = orderActionCommand(cancelByNumber, 'is canceled')

export const refundOrderCommand = orderActionCommand(refundOrder, 'is being refunded')

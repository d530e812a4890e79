import { shipOrder } from '../../orders/fulfillment'
import { CommandError } from './command-error'
import { doWithOrder } from './on-order'
import { readArgs } from './read-args'
import { readParcel } from './read-parcel'

const OPTIONS = {
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  pieces: { type: 'string' },
} as const

/** Sends an order, or pieces of it. @throws CommandError */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS })
  const [number, ...rest] = positionals
  if (number === undefined || rest.length > 0) throw new CommandError('This command takes the number of an order.')
  const parcel = readParcel({ ...values, number })
  const done = `Parcel ${parcel.trackingNumber} of order ${parcel.number} is on its way.`
  await doWithOrder(parcel.number, (shop) => shipOrder(shop, parcel), done)
}

import { PAYMENT_STATUSES, SHIPPING_STATUSES } from '../../../contract/entities/order-track'
import { describeOrder } from '../describe-order'
import { newestOrders } from '../orders'
import { plain } from './plain'
import { readArgs, toOneOf } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** So many are listed. */
const MOST = 50

const OPTIONS = { payment: { type: 'string' }, shipping: { type: 'string' } } as const

/** Lists the newest orders, all or those that stand somewhere. */
export async function run(args: string[]): Promise<void> {
  const { values } = readArgs({ args, options: OPTIONS })
  const wanted = {
    payment: values.payment === undefined ? undefined : toOneOf(values.payment, PAYMENT_STATUSES),
    shipping: values.shipping === undefined ? undefined : toOneOf(values.shipping, SHIPPING_STATUSES),
    limit: MOST,
  }
  await withDatabase(async (counter) => {
    const rows = await newestOrders(counter, wanted)
    for (const row of rows) say(plain(describeOrder(row)))
    if (rows.length === 0) say('No such orders.')
  })
}

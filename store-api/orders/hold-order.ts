import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { lockOrderByNumber } from './lock-order'
import { moveShipping, notPossible } from './move-order'
import { noteEvent } from './note-event'

/** Something keeps an order, or what is left of it, from being sent. @throws Failure 404, 4008 */
export const holdOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const within = { ...shop, db: tx }
    const row = await lockOrderByNumber(tx, number)
    if (row.payment !== 'unpaid' && row.payment !== 'paid') throw notPossible()
    await moveShipping(within, row, 'unable-to-ship')
    await noteEvent(within, row.id, 'held')
  })

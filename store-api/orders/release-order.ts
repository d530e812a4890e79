import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { lockOrderByNumber } from './lock-order'
import { moveShipping, notPossible } from './move-order'
import { readPieces } from './pieces-left'

/** Nothing keeps an order from being sent any more. @throws Failure 404, 4008 for one that is not held */
export const releaseOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    if (row.shipping !== 'unable-to-ship' || (row.payment !== 'unpaid' && row.payment !== 'paid')) throw notPossible()
    const { sent } = await readPieces(tx, row.id)
    await moveShipping({ ...shop, db: tx }, row, sent > 0 ? 'partial-shipment' : 'unshipped')
  })

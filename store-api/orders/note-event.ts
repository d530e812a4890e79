import type { OrderEvent } from '../../contract/entities/order-track'
import type { Shop } from '../http/context'
import { orderHistory } from '../db/schema'

/** Adds to what happened to an order. @param shop `db` is the transaction of what happened */
export const noteEvent = ({ db, now }: Pick<Shop, 'db' | 'now'>, orderId: number, event: OrderEvent) =>
  db.insert(orderHistory).values({ orderId, event, at: new Date(now()) })

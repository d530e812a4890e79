import type { Shop } from '../http/context'
import { HttpError } from '../http/errors'
import { findOrder } from './find-order'

/** Why something could not be done with an order, in a sentence for the operator; null for what is no refusal. */
export async function whyNot(shop: Pick<Shop, 'db'>, number: string, error: unknown): Promise<string | null> {
  if (!(error instanceof HttpError)) return null
  const row = await findOrder(shop, number)
  if (!row) return `There is no order ${number}.`
  if (error.status === 400) return `Order ${number} has not so many pieces left to be sent.`
  return `That is not possible with order ${number}: it is ${row.payment} and ${row.shipping}.`
}

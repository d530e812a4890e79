import { paymentStepSchema } from '../../contract/entities/checkout'
import { key } from '../../contract/rules'
import type { ShopForm } from '../forms/shop-form'

/** Leads an order to the pay page: the plain form alone can. */
export const payForm: ShopForm = {
  fields: ['number', 'paymentMethod'],
  secrets: [],
  schema: paymentStepSchema.shape({ number: key() }),
  calls: () => [],
}

import { paymentStepSchema } from '../../contract/entities/checkout'
import { key } from '../../contract/rules'
import type { FormDefinition } from '../forms/form-definition'

/** Leads an order to the pay page: the plain form alone can. */
export const payForm: FormDefinition = {
  fields: ['number', 'paymentMethod'],
  secrets: [],
  schema: paymentStepSchema.shape({ number: key() }),
  calls: () => [],
}

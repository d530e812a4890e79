import { object } from 'yup'
import type { Call } from '../../contract/call'
import { CALLS } from '../../contract/calls'
import { fillPath } from '../../contract/path-template'
import { key } from '../../contract/rules'
import type { FormDefinition } from './form-definition'

/** Does something with an order that is named and nothing else. */
const orderForm = ({ method, path }: Pick<Call, 'method' | 'path'>): FormDefinition => ({
  fields: ['number'],
  secrets: [],
  schema: object({ number: key() }),
  calls: ({ number = '' }) => [{ method, path: fillPath(path, { number }) }],
})

/** Cancels an order; asked for after a question. */
export const cancelOrderForm = orderForm(CALLS.cancelOrder)

/** Puts what an order held into the cart. */
export const reorderForm = orderForm(CALLS.reorder)

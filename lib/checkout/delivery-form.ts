import { string } from 'yup'
import { CALLS } from '../contract/calls'
import { deliveryStepSchema } from '../contract/entities/checkout'
import { LIMITS } from '../contract/limits'
import type { ShopForm } from '../forms/shop-form'

const { method, path } = CALLS.updateCheckout

/** The third step of a checkout: the way of delivery, and a note. */
export const deliveryForm: ShopForm = {
  fields: ['shippingId', 'note'],
  secrets: [],
  schema: deliveryStepSchema.shape({ note: string().max(LIMITS.orderNote) }),
  calls: ({ shippingId = '', note = '' }) => [{ method, path, body: { shippingId, note } }],
}

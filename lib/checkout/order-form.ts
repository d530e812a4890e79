import { boolean, object } from 'yup'
import { paymentStepSchema } from '../contract/entities/checkout'
import type { ShopForm } from '../forms/shop-form'

/** The last step of a checkout. What comes of it depends on every answer on the way: see place-order.ts. */
export const orderForm: ShopForm = {
  fields: ['paymentMethod', 'agree'],
  secrets: [],
  schema: paymentStepSchema.concat(object({ agree: boolean().oneOf([true]).required() })),
  calls: () => [],
}

import { orderFormPage } from '@/lib/account/order-paths'
import { reorderedPath } from '@/lib/cart/reordered'
import { reorderForm } from '@/lib/forms/own-order-forms'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({
  form: reorderForm,
  page: orderFormPage,
  whenDone: (_, reply) => reorderedPath(reply),
})

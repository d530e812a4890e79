import { noticePath } from '@/lib/account/address-page'
import { removeAddressForm } from '@/lib/forms/remove-address-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({
  form: removeAddressForm,
  page: () => noticePath('failed'),
  whenDone: () => noticePath('removed'),
})

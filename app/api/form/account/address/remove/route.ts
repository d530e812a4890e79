import { noticePath } from '@/lib/address/address-page'
import { removeAddressForm } from '@/lib/forms/remove-address-form'
import { shopFormRoute } from '@/lib/proxy/shop-form'

export const POST = shopFormRoute({
  form: removeAddressForm,
  page: () => noticePath('failed'),
  whenDone: () => noticePath('removed'),
})

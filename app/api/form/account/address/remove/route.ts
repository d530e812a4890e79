import { noticePath } from '@/lib/account/address-page'
import { removeAddressForm } from '@/lib/forms/remove-address-form'
import { shopFormRoute } from '@/lib/api/proxy/shop-form'

export const POST = shopFormRoute({
  form: removeAddressForm,
  page: () => noticePath('failed'),
  whenDone: () => noticePath('removed'),
})

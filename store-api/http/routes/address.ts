import { CALLS } from '../../../contract/calls'
import { addAddress, listAddresses, removeAddress, updateAddress } from '../../customers/addresses'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'
import { requireCustomer } from '../authenticate'

/** The address book of the signed-in customer. */
export const addressRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listAddresses, ({ caller }) => listAddresses(shop, requireCustomer(caller)))
  register(CALLS.addAddress, ({ caller, body }) => addAddress(shop, requireCustomer(caller), body))
  register(CALLS.updateAddress, ({ caller, params, body }) =>
    updateAddress(shop, requireCustomer(caller), { ...body, id: params.id ?? '' }),
  )
  register(CALLS.removeAddress, async ({ caller, params }) => {
    await removeAddress(shop, requireCustomer(caller), params.id ?? '')
    return null
  })
}

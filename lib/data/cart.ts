import 'server-only'
import { redirect } from 'next/navigation'
import { CALLS } from '../../contract/calls'
import { isUnauthorized } from '../api/api-error'
import { readResponse } from '../api/read-response'
import { storeApi } from '../api/store-api'
import { readCaller } from '../auth/caller'
import { EMPTY_CART, groupCart, type Cart } from '../cart/cart'
import { CART_PAGE } from '../limits'
import { sessionLostPath } from '../paths'
import { queryString } from './public-read'

/**
 * The shopper's cart, live. It is empty for a new device, and for a visitor of a store that keeps carts only for
 * customers; a lost session leads to the login.
 * @throws ApiError
 */
export async function readCart(): Promise<Cart> {
  const caller = await readCaller()
  if (!caller.token && !caller.uuid) return EMPTY_CART
  const path = CALLS.getCart.path + queryString(CART_PAGE)
  const reply = await storeApi()
    .send({ method: 'GET', path, caller })
    .catch((error: unknown) => {
      if (!isUnauthorized(error)) throw error
      if (caller.token) redirect(sessionLostPath('/cart'))
      return null
    })
  return reply ? groupCart(readResponse(CALLS.getCart, reply.data)) : EMPTY_CART
}

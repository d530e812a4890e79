import { UserError } from '../../harness/user-error'
import type { FaultShop } from '../shop/fault-shop'
import { findImages, type Seen } from '../shop/pages'
import { newShopper, type Shopper, type CallResult } from '../shop/shopper'

/** Three people in the middle of what they do, while the shop is still whole. */
export interface Visit {
  seen: Seen
  /** A piece of something, as it comes into a cart. */
  line: unknown
  /** Signed in. */
  customer: Shopper
  /** With a cart, and everything an order needs. */
  buyer: Shopper
  /** What the buyer sends to order. */
  order: unknown
  /** With an order that is not paid. */
  owner: Shopper
  number: string
  /** A new visitor. */
  newcomer: Shopper
  /** Address of an image in a width that is in no cache. */
  picture: string
}

let count = 0

function requireSuccess(what: string, result: CallResult): CallResult {
  if (result.code !== 0) throw new UserError(`${what} without a fault: ${result.status} ${result.text.slice(0, 200)}`)
  return result
}

async function newBuyer({ requestAsGuest, urls }: FaultShop, line: unknown) {
  const buyer = newShopper(requestAsGuest(), urls.shop)
  requireSuccess('a cart', await buyer.addToCart(line))
  return { buyer, order: await buyer.fillIn(`matrix-${Date.now()}-${count++}@mail.example`) }
}

/** @throws UserError when a whole shop does not let them */
export async function beginVisit(shop: FaultShop, seen: Seen): Promise<Visit> {
  const customer = newShopper(shop.ask, shop.urls.shop)
  requireSuccess('signing in', await customer.logIn())
  const line = await customer.findLine()
  const [{ buyer, order }, before] = [await newBuyer(shop, line), await newBuyer(shop, line)]
  const placed = requireSuccess('an order', await before.buyer.placeOrder(before.order))
  const { number } = placed.data as { number: string }
  const newcomer = newShopper(shop.ask, shop.urls.shop)
  await newcomer.call('GET', '/api/cart?page=1&limit=12')
  const pictures = await findImages(shop.ask)
  const picture = pictures[count % pictures.length] ?? ''
  return { seen, line, customer, buyer, order, owner: before.buyer, number, newcomer, picture }
}

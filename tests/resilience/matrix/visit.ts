import { UserError } from '../../harness/user-error'
import type { FaultShop } from '../shop/fault-shop'
import { findImages, type ShopContent } from '../shop/pages'
import { newShopper, type Shopper, type CallResult } from '../shop/shopper'

/** Shoppers with everything they need for the actions, prepared without a fault. */
export interface Visit {
  content: ShopContent
  /** Body that adds an item to a cart. */
  line: unknown
  /** Logged in. */
  customer: Shopper
  /** With a cart and a completed checkout. */
  buyer: Shopper
  /** Body of the buyer's order. */
  order: unknown
  /** With an unpaid order. */
  owner: Shopper
  number: string
  /** A new visitor. */
  visitor: Shopper
  /** Path of an image in a width that is not cached. */
  picture: string
}

let count = 0

function requireSuccess(action: string, result: CallResult): CallResult {
  if (result.code !== 0)
    throw new UserError(`${action} failed without a fault: ${result.status} ${result.text.slice(0, 200)}`)
  return result
}

async function newBuyer({ requestAsGuest, urls }: FaultShop, line: unknown) {
  const buyer = newShopper(requestAsGuest(), urls.shop)
  requireSuccess('adding to the cart', await buyer.addToCart(line))
  return { buyer, order: await buyer.fillIn(`matrix-${Date.now()}-${count++}@mail.example`) }
}

/** Prepares the shoppers. @throws UserError if that fails */
export async function prepareVisit(shop: FaultShop, content: ShopContent): Promise<Visit> {
  const customer = newShopper(shop.request, shop.urls.shop)
  requireSuccess('logging in', await customer.logIn())
  const line = await customer.findLine()
  const [{ buyer, order }, otherBuyer] = [await newBuyer(shop, line), await newBuyer(shop, line)]
  const orderResult = requireSuccess('ordering', await otherBuyer.buyer.placeOrder(otherBuyer.order))
  const { number } = orderResult.data as { number: string }
  const visitor = newShopper(shop.request, shop.urls.shop)
  await visitor.call('GET', '/api/cart?page=1&limit=12')
  const pictures = await findImages(shop.request)
  const picture = pictures[count % pictures.length] ?? ''
  return { content, line, customer, buyer, order, owner: otherBuyer.buyer, number, visitor, picture }
}

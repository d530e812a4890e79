import { UserError } from '../../harness/user-error'
import type { FaultShop } from '../shop/fault-shop'
import { findImages, type Seen } from '../shop/pages'
import { newShopper, type Shopper, type CallResult } from '../shop/shopper'

/** Shoppers with everything they need for the actions, prepared without a fault. */
export interface Visit {
  seen: Seen
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
  newcomer: Shopper
  /** Path of an image in a width that is not cached. */
  picture: string
}

let count = 0

function requireSuccess(what: string, result: CallResult): CallResult {
  if (result.code !== 0)
    throw new UserError(`${what} failed without a fault: ${result.status} ${result.text.slice(0, 200)}`)
  return result
}

async function newBuyer({ requestAsGuest, urls }: FaultShop, line: unknown) {
  const buyer = newShopper(requestAsGuest(), urls.shop)
  requireSuccess('adding to the cart', await buyer.addToCart(line))
  return { buyer, order: await buyer.fillIn(`matrix-${Date.now()}-${count++}@mail.example`) }
}

/** Prepares the shoppers. @throws UserError if that fails */
export async function beginVisit(shop: FaultShop, seen: Seen): Promise<Visit> {
  const customer = newShopper(shop.ask, shop.urls.shop)
  requireSuccess('logging in', await customer.logIn())
  const line = await customer.findLine()
  const [{ buyer, order }, earlier] = [await newBuyer(shop, line), await newBuyer(shop, line)]
  const placed = requireSuccess('ordering', await earlier.buyer.placeOrder(earlier.order))
  const { number } = placed.data as { number: string }
  const newcomer = newShopper(shop.ask, shop.urls.shop)
  await newcomer.call('GET', '/api/cart?page=1&limit=12')
  const pictures = await findImages(shop.ask)
  const picture = pictures[count % pictures.length] ?? ''
  return { seen, line, customer, buyer, order, owner: earlier.buyer, number, newcomer, picture }
}

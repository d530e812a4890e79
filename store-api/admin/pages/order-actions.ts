import { CommandError } from '../cli/command-error'
import { readCoupon, readParcel, readPrice } from '../cli/parse-fields'
import { toPieces } from '../cli/args'
import type { Shop } from '../../http/context'
import { addCoupon } from '../../cart/manage-coupons'
import { cancelByNumber } from '../orders'
import { deliverShipment, holdOrder, releaseOrder, shipOrder } from '../../orders/fulfillment'
import { refundOrder } from '../../orders/cancel-order'
import { setPrice } from '../../catalog/set-price'
import { readMinorDigits } from '../currency'
import { setStock } from '../../catalog/set-stock'

/** What was filled into a form. */
export type Fields = Record<string, string | undefined>

type OrderAction = (shop: Shop, number: string, fields: Fields) => Promise<void>

/** What is done with one order, by the last part of the address. */
export const ORDER_ACTIONS: Record<string, OrderAction> = {
  ship: (shop, number, fields) => shipOrder(shop, readParcel({ ...fields, number })),
  deliver: (shop, number, { tracking }) => deliverShipment(shop, { number, trackingNumber: tracking }),
  hold: holdOrder,
  release: releaseOrder,
  cancel: cancelByNumber,
  refund: refundOrder,
}

/** @returns whether there is something of the name */
type CatalogAction = (shop: Shop, fields: Fields) => Promise<boolean>

const couponOf = ({ kind, value, code = '', ...words }: Fields, digits: number) =>
  readCoupon(
    {
      ...words,
      code,
      percent: kind === 'percent' ? value : undefined,
      amount: kind === 'amount' ? value : undefined,
      isFree: kind === 'shipping',
    },
    digits,
  )

/** What is done with prices, stock and coupons. */
export const CATALOG_ACTIONS: Record<string, CatalogAction> = {
  price: async (shop, fields) => setPrice(shop, readPrice(fields, await readMinorDigits(shop))),
  stock: (shop, { sku = '', pieces = '' }) => setStock(shop, { sku, pieces: toPieces(pieces) }),
  coupon: async (shop, fields) => {
    const isAdded = await addCoupon(shop, couponOf(fields, await readMinorDigits(shop)))
    if (!isAdded) throw new CommandError(`There is a coupon ${fields.code} already.`)
    return isAdded
  },
}

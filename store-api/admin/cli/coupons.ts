import { userInfo } from 'node:os'
import { addCoupon, describeCoupon, endCoupon, listCoupons } from '../../cart/manage-coupons'
import { findOrder } from '../orders'
import { readMinorDigits } from '../store-settings'
import { print } from './args'
import { withDatabase } from './with-shop'
import { CommandError } from './command-error'
import { type CouponInput, readCoupon } from './parse-fields'

/** Lists the coupons. */
export async function couponsCommand(): Promise<void> {
  await withDatabase(async (shop) => {
    const rows = await listCoupons(shop)
    const format = { language: shop.language, digits: await readMinorDigits(shop) }
    for (const row of rows) print(describeCoupon(row, format))
    if (rows.length === 0) print('There is no coupon.')
  })
}

/** Options of `add-coupon`. */
export interface CouponOptions extends Omit<CouponInput, 'code' | 'isFree'> {
  freeDelivery?: boolean
  /** Number of the order a voucher was bought with. */
  order?: string
}

/** Creates a coupon. @throws CommandError if its code exists, or its order does not exist or is unpaid */
export async function addCouponCommand(
  code: string,
  { freeDelivery, order, ...options }: CouponOptions,
): Promise<void> {
  const coupon = { ...options, code, isFree: freeDelivery }
  // Amounts invalid in any currency are rejected before a database is opened.
  readCoupon(coupon)
  await withDatabase(async (shop) => {
    const newCoupon = readCoupon(coupon, await readMinorDigits(shop))
    const row = order === undefined ? null : await findOrder(shop, order)
    if (order !== undefined && row?.payment !== 'paid') throw new CommandError(`There is no paid order ${order}.`)
    if (!(await addCoupon(shop, { ...newCoupon, orderId: row?.id ?? null }, userInfo().username)))
      throw new CommandError(`There is a coupon ${code} already.`)
    print(`${code} counts from now on.`)
  })
}

/** Ends a coupon. @throws CommandError if it does not exist */
export async function endCouponCommand(code: string): Promise<void> {
  await withDatabase(async (shop) => {
    if (!(await endCoupon(shop, code, userInfo().username))) throw new CommandError(`There is no coupon ${code}.`)
    print(`${code} has ended.`)
  })
}

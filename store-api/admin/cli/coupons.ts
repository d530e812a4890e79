import { userInfo } from 'node:os'
import { addCoupon, describeCoupon, endCoupon, listCoupons } from '../../cart/manage-coupons'
import { findOrder } from '../orders'
import { readMinorDigits } from '../store-settings'
import { print } from './args'
import { withDatabase } from './with-shop'
import { CommandError } from './command-error'
import { type CouponWords, readCoupon } from './parse-fields'

/** Lists the coupons. */
export async function couponsCommand(): Promise<void> {
  await withDatabase(async (counter) => {
    const rows = await listCoupons(counter)
    const format = { language: counter.language, digits: await readMinorDigits(counter) }
    for (const row of rows) print(describeCoupon(row, format))
    if (rows.length === 0) print('There is no coupon.')
  })
}

/** Options of `add-coupon`. */
export interface CouponOptions extends Omit<CouponWords, 'code' | 'isFree'> {
  freeDelivery?: boolean
  /** Number of the order a voucher was bought with. */
  order?: string
}

/** Creates a coupon. @throws CommandError if its code exists, or its order does not exist or is unpaid */
export async function addCouponCommand(code: string, { freeDelivery, order, ...words }: CouponOptions): Promise<void> {
  const coupon = { ...words, code, isFree: freeDelivery }
  // Amounts invalid in any currency are rejected before a database is opened.
  readCoupon(coupon)
  await withDatabase(async (counter) => {
    const wanted = readCoupon(coupon, await readMinorDigits(counter))
    const row = order === undefined ? null : await findOrder(counter, order)
    if (order !== undefined && row?.payment !== 'paid') throw new CommandError(`There is no paid order ${order}.`)
    if (!(await addCoupon(counter, { ...wanted, orderId: row?.id ?? null }, userInfo().username)))
      throw new CommandError(`There is a coupon ${code} already.`)
    print(`${code} counts from now on.`)
  })
}

/** Ends a coupon. @throws CommandError if it does not exist */
export async function endCouponCommand(code: string): Promise<void> {
  await withDatabase(async (counter) => {
    if (!(await endCoupon(counter, code, userInfo().username))) throw new CommandError(`There is no coupon ${code}.`)
    print(`${code} has ended.`)
  })
}

import { describeCoupon, listCoupons } from '../../cart/manage-coupons'
import { readMinorDigits } from '../currency'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Lists the coupons. */
export async function run(args: string[]): Promise<void> {
  readWords(args, [])
  await withDatabase(async (counter) => {
    const rows = await listCoupons(counter)
    const told = { language: counter.language, digits: await readMinorDigits(counter) }
    for (const row of rows) say(describeCoupon(row, told))
    if (rows.length === 0) say('There is no coupon.')
  })
}

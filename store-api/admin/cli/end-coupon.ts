import { endCoupon } from '../../cart/manage-coupons'
import { CommandError } from './command-error'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Ends a coupon. @throws CommandError when there is none */
export async function run(args: string[]): Promise<void> {
  const [code] = readWords(args, ['the code of a coupon'])
  await withDatabase(async (counter) => {
    if (!(await endCoupon(counter, code))) throw new CommandError(`There is no coupon ${code}.`)
    say(`${code} has ended.`)
  })
}

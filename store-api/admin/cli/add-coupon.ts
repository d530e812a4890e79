import { addCoupon } from '../../cart/manage-coupons'
import { readMinorDigits } from '../currency'
import { CommandError } from './command-error'
import { readArgs } from './read-args'
import { readCoupon } from './read-coupon'
import { say } from './say'
import { withDatabase } from './with-database'

const OPTIONS = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  'free-delivery': { type: 'boolean' },
  text: { type: 'string' },
  min: { type: 'string' },
  uses: { type: 'string' },
  'per-email': { type: 'string' },
  until: { type: 'string' },
} as const

/** Begins a coupon. @throws CommandError when its code is taken */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS })
  const { 'free-delivery': isFree, 'per-email': perEmail, ...words } = values
  const [code, ...rest] = positionals
  if (code === undefined || rest.length > 0) throw new CommandError('This command takes the code of a coupon.')
  const coupon = { ...words, code, isFree, perEmail }
  // What is wrong in any currency is said before a database is opened.
  readCoupon(coupon)
  await withDatabase(async (counter) => {
    const wanted = readCoupon(coupon, await readMinorDigits(counter))
    if (!(await addCoupon(counter, wanted))) throw new CommandError(`There is a coupon ${code} already.`)
    say(`${code} counts from now on.`)
  })
}

import { addCoupon, describeCoupon, endCoupon, listCoupons } from '../../cart/manage-coupons'
import { readMinorDigits } from '../currency'
import { readArgs, readWords, say } from './args'
import { withDatabase } from './with-shop'
import { CommandError } from './command-error'
import { readCoupon } from './parse-fields'

/** Lists the coupons. */
export async function couponsCommand(args: string[]): Promise<void> {
  readWords(args, [])
  await withDatabase(async (counter) => {
    const rows = await listCoupons(counter)
    const told = { language: counter.language, digits: await readMinorDigits(counter) }
    for (const row of rows) say(describeCoupon(row, told))
    if (rows.length === 0) say('There is no coupon.')
  })
}

const ADD_COUPON_OPTIONS = {
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
export async function addCouponCommand(args: string[]): Promise<void> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: ADD_COUPON_OPTIONS })
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

/** Ends a coupon. @throws CommandError when there is none */
export async function endCouponCommand(args: string[]): Promise<void> {
  const [code] = readWords(args, ['the code of a coupon'])
  await withDatabase(async (counter) => {
    if (!(await endCoupon(counter, code))) throw new CommandError(`There is no coupon ${code}.`)
    say(`${code} has ended.`)
  })
}

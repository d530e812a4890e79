import { KEY_PATTERN, LIMITS } from '../../../contract/limits'
import { isDay, type NewCoupon } from '../../cart/manage-coupons'
import { CommandError } from './command-error'
import { toMinorUnits, toPieces } from './read-args'

/** What is written of a coupon: of `percent`, `amount` and `isFree` one. */
export interface CouponWords {
  code: string
  percent?: string | undefined
  amount?: string | undefined
  isFree?: boolean | undefined
  text?: string | undefined
  min?: string | undefined
  uses?: string | undefined
  perEmail?: string | undefined
  /** The last day it counts. */
  until?: string | undefined
}

/** @throws CommandError for what cannot be taken off */
function toWorth({ percent, amount, isFree }: CouponWords, digits?: number): Pick<NewCoupon, 'kind' | 'value'> {
  if ([percent, amount, isFree || undefined].filter((one) => one !== undefined).length !== 1)
    throw new CommandError('A coupon takes off --percent or --amount, or is --free-delivery.')
  if (percent === undefined)
    return amount === undefined ? FREE : { kind: 'amount', value: toMinorUnits(amount, digits) }
  if (!/^([1-9]\d?|100)$/.test(percent)) throw new CommandError(`${percent} is no share: write 1 to 100.`)
  return { kind: 'percent', value: Number(percent) }
}

const FREE = { kind: 'shipping', value: 0 } as const

/** @throws CommandError */
function toDay(day: string): string {
  if (!isDay(day)) throw new CommandError(`${day} is no day: write it as 2026-12-31.`)
  return day
}

/** @throws CommandError */
function toMost(word: string): number {
  const most = toPieces(word)
  if (most === 0) throw new CommandError('A coupon nobody may use is none.')
  return most
}

/**
 * A coupon as it was written.
 * @param digits of the shop's own currency; without them it is only tried whether it is right in any
 * @throws CommandError for what can be none
 */
export function readCoupon(words: CouponWords, digits?: number): NewCoupon {
  const { code, text = '', min, uses, perEmail, until } = words
  if (!KEY_PATTERN.test(code) || code.length > LIMITS.couponCode)
    throw new CommandError('The code of a coupon is letters, digits, - and _.')
  if (text.trim() === '') throw new CommandError('A coupon needs --text that says what it is.')
  return {
    ...toWorth(words, digits),
    code,
    text: text.trim(),
    minSubTotal: min === undefined ? 0 : toMinorUnits(min, digits),
    mostUses: uses === undefined ? null : toMost(uses),
    mostPerEmail: perEmail === undefined ? null : toMost(perEmail),
    lastDay: until === undefined ? null : toDay(until),
  }
}

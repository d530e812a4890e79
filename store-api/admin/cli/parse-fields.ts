import type { NewPrice } from '../../catalog/set-price'
import { CommandError } from './command-error'
import { toMinorUnits, toPieces } from './args'
import { KEY_PATTERN, LIMITS } from '../../../contract/limits'
import type { Parcel } from '../../orders/fulfillment'
import type { NewCoupon } from '../../cart/manage-coupons'
import { isDay } from '../../i18n/zoned-time'

/** Input of a price. */
export interface PriceInput {
  key?: string | undefined
  price?: string | undefined
  special?: string | undefined
}

/**
 * Parses a price.
 * @param digits of the shop's own currency; without them, an amount valid for any currency is accepted
 * @throws CommandError for invalid input
 */
export function readPrice(input: PriceInput, digits?: number): NewPrice {
  const { key, price: full, special } = input
  if (key === undefined || full === undefined)
    throw new CommandError('This command takes the key of a product and --price.')
  const price = toMinorUnits(full, digits)
  const specialPrice = special === undefined ? null : toMinorUnits(special, digits)
  if (specialPrice !== null && specialPrice >= price)
    throw new CommandError('The special price must be lower than the price.')
  return { key, price, specialPrice }
}

/** Input of a parcel. */
export interface ParcelInput {
  number: string
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
  pieces?: string | undefined
}

/** @throws CommandError unless it is a web address */
function toWebAddress(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || url.length > LIMITS.url)
    throw new CommandError(`${url} is no address of a page.`)
  return url
}

/** Parses a parcel. @throws CommandError for invalid input */
export function readParcel({ number, carrier = '', tracking = '', url, pieces }: ParcelInput): Parcel {
  if (carrier.trim() === '' || tracking.trim() === '')
    throw new CommandError('A parcel needs --carrier and --tracking.')
  return {
    number: number.toUpperCase(),
    carrier: carrier.trim(),
    trackingNumber: tracking.trim(),
    trackingUrl: url === undefined ? undefined : toWebAddress(url),
    pieces: pieces === undefined ? undefined : toPieces(pieces),
  }
}

/** Input of a coupon: exactly one of `percent`, `amount` and `isFree`. */
export interface CouponInput {
  code: string
  percent?: string | undefined
  amount?: string | undefined
  isFree?: boolean | undefined
  text?: string | undefined
  min?: string | undefined
  uses?: string | undefined
  perEmail?: string | undefined
  /** The last day it is valid. */
  until?: string | undefined
}

/** @throws CommandError for an invalid discount */
function toDiscount({ percent, amount, isFree }: CouponInput, digits?: number): Pick<NewCoupon, 'kind' | 'value'> {
  if ([percent, amount, isFree || undefined].filter((one) => one !== undefined).length !== 1)
    throw new CommandError('A coupon takes off --percent or --amount, or is --free-delivery.')
  if (percent === undefined)
    return amount === undefined ? FREE_DELIVERY : { kind: 'amount', value: toMinorUnits(amount, digits) }
  if (!/^([1-9]\d?|100)$/.test(percent)) throw new CommandError(`${percent} is no share: write 1 to 100.`)
  return { kind: 'percent', value: Number(percent) }
}

const FREE_DELIVERY = { kind: 'shipping', value: 0 } as const

/** @throws CommandError */
function toDay(day: string): string {
  if (!isDay(day)) throw new CommandError(`${day} is no day: write it as 2026-12-31.`)
  return day
}

/** @throws CommandError */
function toMaxUses(value: string): number {
  const maxUses = toPieces(value)
  if (maxUses === 0) throw new CommandError('A coupon needs at least one use.')
  return maxUses
}

/**
 * Parses a coupon.
 * @param digits of the shop's own currency; without them, an amount valid for any currency is accepted
 * @throws CommandError for invalid input
 */
export function readCoupon(input: CouponInput, digits?: number): NewCoupon {
  const { code, text = '', min, uses, perEmail, until } = input
  if (!KEY_PATTERN.test(code) || code.length > LIMITS.couponCode)
    throw new CommandError('The code of a coupon is letters, digits, - and _.')
  if (text.trim() === '') throw new CommandError('A coupon needs --text that says what it is.')
  return {
    ...toDiscount(input, digits),
    code,
    text: text.trim(),
    minSubTotal: min === undefined ? 0 : toMinorUnits(min, digits),
    mostUses: uses === undefined ? null : toMaxUses(uses),
    mostPerEmail: perEmail === undefined ? null : toMaxUses(perEmail),
    lastDay: until === undefined ? null : toDay(until),
  }
}

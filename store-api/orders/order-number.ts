import { randomInt } from 'node:crypto'
import type { StoreContent } from '../db/schema/columns'

/** Without characters that are easily confused (0/O, 1/I/L). */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** Valid prefixes before the hyphen of an order number. */
export const ORDER_PREFIX_PATTERN = /^[A-Z0-9]{1,8}$/

/** Prefix of a shop whose name has fewer than two words in Latin letters. */
const DEFAULT_PREFIX = 'ORD'
const MAX_INITIALS = 4

/** The beginning of a shop's order numbers: its setting, else the initials of its name, else `ORD`. */
export function orderPrefixOf({ orderPrefix = '', name }: Pick<StoreContent, 'orderPrefix' | 'name'>): string {
  if (ORDER_PREFIX_PATTERN.test(orderPrefix)) return orderPrefix
  const words =
    name
      .normalize('NFKD')
      .toUpperCase()
      .replace(/\p{M}/gu, '')
      .match(/[A-Z0-9]+/g) ?? []
  return words.length < 2
    ? DEFAULT_PREFIX
    : words
        .slice(0, MAX_INITIALS)
        .map((word) => word.charAt(0))
        .join('')
}

/** A random order number: `ORD-7K3QW9XA`. */
export const newOrderNumber = (prefix: string): string =>
  `${prefix}-${Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`

const NUMBER_PATTERN = new RegExp(`^[A-Z0-9]{1,8}-[${ALPHABET}]{${LENGTH}}$`)

/** Whether a number has the form of this shop's own, so that a new order could get the same. */
export const isOwnNumber = (number: string, prefix: string): boolean =>
  number.startsWith(`${prefix}-`) && NUMBER_PATTERN.test(number)

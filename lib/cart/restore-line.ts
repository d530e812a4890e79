import type { AddCartItem } from '../../contract/entities/cart'
import type { CartLine } from './cart'
import {
  BUNDLE_FIELD,
  bundleSizeField,
  COMPLETED_LINE_FIELD,
  ENTERED_FIELD,
  NO_OPTIONS_FIELD,
  OPTION_FIELD,
  readCompletedLine,
} from './item-fields'

const idsOf = ({ optionList }: CartLine): number[] => optionList.map(({ id }) => id)

/**
 * The item that adds a removed line to the cart again: its options, quantity, personalization and add-ons.
 * @param completes id of the line that a removed add-on belonged to
 * @returns null if the line's product is no longer sold
 */
export function itemOf(line: CartLine, completes: number | null = null): AddCartItem | null {
  const { product, quantity, custom, isCustom, personalization, children } = line
  if ([line, ...children].some((piece) => piece.isWithdrawn || piece.product.key === '')) return null
  // Name and number are among the values of a store that sends them all.
  const entered =
    personalization.length > 0
      ? { custom: null, personalization: Object.fromEntries(personalization.map(({ key, value }) => [key, value])) }
      : { custom: isCustom ? custom : null }
  return {
    ...{ key: product.key, optionIds: idsOf(line), quantity, ...entered },
    children: children.map((child) => ({ key: child.product.key, optionIds: idsOf(child) })),
    ...(completes !== null && { mid: completes }),
  }
}

/** Whether both lines are the same but for their quantities: a cart has one of them at most. */
export function isSameItem(one: CartLine, other: CartLine): boolean {
  const identity = (line: CartLine) => JSON.stringify({ ...itemOf({ ...line, isWithdrawn: false }), quantity: 0 })
  return identity(one) === identity(other)
}

/** Marks a form of the cart that restores a removed line. */
export const RESTORE_FIELD = 'restore'

/** Its idempotency key: pressed twice, the form restores the line once. */
export const RESTORE_KEY_FIELD = 'idempotency-key'

const ids = (optionIds: readonly number[]) => optionIds.join('-')

/** The fields of a plain form that restores an item (item-fields.ts reads them). */
export function restoreFields({ key, optionIds, quantity, custom, personalization, children, mid }: AddCartItem) {
  const optional = (field: string, optionIds: readonly number[], product: string): [string, string] =>
    optionIds.length > 0 ? [field, ids(optionIds)] : [NO_OPTIONS_FIELD, product]
  const fields: [string, string][] = [
    [RESTORE_FIELD, '1'],
    ['key', key],
    optional(OPTION_FIELD, optionIds, key),
    ['quantity', String(quantity)],
    [COMPLETED_LINE_FIELD, String(mid ?? '')],
    ['customName', custom?.name ?? ''],
    ['customNumber', String(custom?.number ?? '')],
    ...Object.entries(personalization ?? {}).map(([name, value]): [string, string] => [ENTERED_FIELD + name, value]),
    ...children.flatMap((child): [string, string][] => [
      [BUNDLE_FIELD, child.key],
      optional(bundleSizeField(child.key), child.optionIds, child.key),
    ]),
  ]
  return fields.filter(([, value]) => value !== '')
}

const NOT_IDENTITY: readonly string[] = ['quantity', COMPLETED_LINE_FIELD]

const identityOf = (fields: URLSearchParams): string =>
  new URLSearchParams([...fields].filter(([name]) => !NOT_IDENTITY.includes(name))).toString()

/** Whether the item that a form's fields restore is already in the cart, or in the line that it completes. */
export function isRestored(fields: URLSearchParams, list: readonly CartLine[]): boolean {
  const completed = list.find(({ id }) => id === readCompletedLine(fields))
  return (completed?.children ?? list).some((line) => {
    const item = itemOf(line)
    return item !== null && identityOf(new URLSearchParams(restoreFields(item))) === identityOf(fields)
  })
}

/** A line that was removed in this view, with its former position. */
export interface RemovedLine {
  line: CartLine
  /** Ids of the lines before it. */
  before: readonly number[]
}

/**
 * Lines with the removed ones at their former positions; a removed one that is in the cart again is shown as its line.
 */
export function withRemoved<Removed extends RemovedLine>(
  list: readonly CartLine[],
  removed: readonly Removed[],
): { line: CartLine; removed?: Removed }[] {
  return removed.reduce<{ line: CartLine; removed?: Removed }[]>(
    (rows, entry) => {
      const back = rows.find(
        (row) => !row.removed && (row.line.id === entry.line.id || isSameItem(row.line, entry.line)),
      )
      // If a removal was rejected, its line stays where it is.
      if (back?.line.id === entry.line.id) return rows
      const others = rows.filter((row) => row !== back)
      const at = others.findLastIndex((row) => entry.before.includes(row.line.id)) + 1
      return others.toSpliced(at, 0, back ?? { line: entry.line, removed: entry })
    },
    list.map((line) => ({ line })),
  )
}

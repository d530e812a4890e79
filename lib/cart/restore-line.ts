import type { AddCartItem } from '../../contract/entities/cart'
import type { CartLine } from './cart'
import {
  BUNDLE_FIELD,
  bundleSizeField,
  PARENT_LINE_FIELD,
  ENTERED_FIELD,
  NO_OPTIONS_FIELD,
  OPTION_FIELD,
  readParentLineId,
} from './item-fields'

const idsOf = ({ optionList }: CartLine): number[] => optionList.map(({ id }) => id)

/**
 * The item that adds a removed line to the cart again: its options, quantity, personalization and add-ons.
 * @param parentLineId id of the line that a removed add-on belonged to
 * @returns null if the line's product is no longer sold
 */
export function itemOf(line: CartLine, parentLineId: number | null = null): AddCartItem | null {
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
    ...(parentLineId !== null && { mid: parentLineId }),
  }
}

/** Whether both lines are equal except for their quantities: a cart has at most one of them. */
export function isSameItem(one: CartLine, other: CartLine): boolean {
  const identity = (line: CartLine) => JSON.stringify({ ...itemOf({ ...line, isWithdrawn: false }), quantity: 0 })
  return identity(one) === identity(other)
}

/** Marks a form of the cart that restores a removed line. */
export const RESTORE_FIELD = 'restore'

/** Its idempotency key: a form that is submitted twice restores the line once. */
export const RESTORE_KEY_FIELD = 'idempotency-key'

const joinIds = (optionIds: readonly number[]) => optionIds.join('-')

/** The fields of a plain form that restores an item (item-fields.ts reads them). */
export function restoreFields({ key, optionIds, quantity, custom, personalization, children, mid }: AddCartItem) {
  const optionsField = (field: string, optionIds: readonly number[], product: string): [string, string] =>
    optionIds.length > 0 ? [field, joinIds(optionIds)] : [NO_OPTIONS_FIELD, product]
  const fields: [string, string][] = [
    [RESTORE_FIELD, '1'],
    ['key', key],
    optionsField(OPTION_FIELD, optionIds, key),
    ['quantity', String(quantity)],
    [PARENT_LINE_FIELD, String(mid ?? '')],
    ['customName', custom?.name ?? ''],
    ['customNumber', String(custom?.number ?? '')],
    ...Object.entries(personalization ?? {}).map(([name, value]): [string, string] => [ENTERED_FIELD + name, value]),
    ...children.flatMap((child): [string, string][] => [
      [BUNDLE_FIELD, child.key],
      optionsField(bundleSizeField(child.key), child.optionIds, child.key),
    ]),
  ]
  return fields.filter(([, value]) => value !== '')
}

const NON_IDENTITY_FIELDS: readonly string[] = ['quantity', PARENT_LINE_FIELD]

const identityOf = (fields: URLSearchParams): string =>
  new URLSearchParams([...fields].filter(([name]) => !NON_IDENTITY_FIELDS.includes(name))).toString()

/** Whether the item that a form's fields restore is already in the cart, or among the add-ons of its parent line. */
export function isRestored(fields: URLSearchParams, list: readonly CartLine[]): boolean {
  const parentLine = list.find(({ id }) => id === readParentLineId(fields))
  return (parentLine?.children ?? list).some((line) => {
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
 * Lines with the removed ones at their former positions; a removed one that is in the cart again is shown as a line.
 */
export function withRemoved<Removed extends RemovedLine>(
  list: readonly CartLine[],
  removed: readonly Removed[],
): { line: CartLine; removed?: Removed }[] {
  return removed.reduce<{ line: CartLine; removed?: Removed }[]>(
    (rows, entry) => {
      const restoredRow = rows.find(
        (row) => !row.removed && (row.line.id === entry.line.id || isSameItem(row.line, entry.line)),
      )
      // If a removal was rejected, its line stays where it is.
      if (restoredRow?.line.id === entry.line.id) return rows
      const others = rows.filter((row) => row !== restoredRow)
      const at = others.findLastIndex((row) => entry.before.includes(row.line.id)) + 1
      return others.toSpliced(at, 0, restoredRow ?? { line: entry.line, removed: entry })
    },
    list.map((line) => ({ line })),
  )
}

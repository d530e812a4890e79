import type { ProductSort } from '../../../contract/entities/product'
import type { Columns } from './columns'

/** Products in an order, and the position of each. */
export interface SortOrder {
  rows: Uint32Array
  rankOf: Uint32Array
}

/** Factor that leaves room for a tie-breaking position behind the sort value. */
const TIE_BREAK_FACTOR = 2 ** 22

/** The sort key of a product, smallest first. */
const SORT_KEYS: Record<Exclude<ProductSort, 'featured'>, (columns: Columns, row: number) => number> = {
  newest: ({ released }, row) => -(released[row] ?? 0),
  'price-asc': ({ paid }, row) => paid[row] ?? 0,
  'price-desc': ({ paid }, row) => -(paid[row] ?? 0),
  rating: ({ rating }, row) => -(rating[row] ?? 0),
}

function orderOf(rows: Uint32Array, length: number): SortOrder {
  const rankOf = new Uint32Array(length)
  for (let rank = 0; rank < rows.length; rank++) rankOf[rows[rank] ?? 0] = rank
  return { rows, rankOf }
}

/** Sorts numbers that combine key and row: native, and a hundred times as fast as a comparison function. */
function sorted(count: number, keyAt: (index: number) => number): Float64Array {
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index++) keys[index] = keyAt(index) * TIE_BREAK_FACTOR + index
  return keys.sort()
}

const decodeIndex = (key: number) => ((key % TIE_BREAK_FACTOR) + TIE_BREAK_FACTOR) % TIE_BREAK_FACTOR

/** The shop's own order. */
export function featuredOrder(columns: Columns): SortOrder {
  const listedRows: number[] = []
  for (let row = 0; row < columns.length; row++) if (columns.categorySet[row]) listedRows.push(row)
  const sortedKeys = sorted(listedRows.length, (index) => columns.place[listedRows[index] ?? 0] ?? 0)
  return orderOf(
    Uint32Array.from(sortedKeys, (key) => listedRows[decodeIndex(key)] ?? 0),
    columns.length,
  )
}

/** Another order; equal products keep the shop's default order. */
export function orderBy(sort: ProductSort, columns: Columns, featured: SortOrder): SortOrder {
  if (sort === 'featured') return featured
  const keyOf = SORT_KEYS[sort]
  const keys = sorted(featured.rows.length, (rank) => keyOf(columns, featured.rows[rank] ?? 0))
  return orderOf(
    Uint32Array.from(keys, (key) => featured.rows[decodeIndex(key)] ?? 0),
    columns.length,
  )
}

/**
 * A selection below this share (1/n) of all products is sorted by itself; a larger one is found faster along the stored
 * order.
 */
const SMALL_SELECTION_DIVISOR = 32

/** Some of the rows, sorted by an order. */
export function slice(
  rows: Uint32Array,
  { order, from, to }: { order: SortOrder; from: number; to: number },
): number[] {
  if (rows.length * SMALL_SELECTION_DIVISOR < order.rows.length) {
    const ranks = Uint32Array.from(rows, (row) => order.rankOf[row] ?? 0).sort()
    return Array.from(ranks.subarray(from, to), (rank) => order.rows[rank] ?? 0)
  }
  const isSelected = new Uint8Array(order.rankOf.length)
  for (const row of rows) isSelected[row] = 1
  const found: number[] = []
  let passed = 0
  for (let rank = 0; rank < order.rows.length && found.length < to - from; rank++) {
    const row = order.rows[rank] ?? 0
    if (isSelected[row] && passed++ >= from) found.push(row)
  }
  return found
}

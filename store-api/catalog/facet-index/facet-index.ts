import type { ProductSort } from '../../../contract/entities/product'
import { Bitmaps } from './bitmaps'
import { CategorySets, Columns } from './columns'
import type { Entry } from './entry'
import type { FacetBits } from './facet-bits'
import { featuredOrder, type SortOrder, orderBy, slice } from './sort-orders'
import {
  countBits,
  type Counts,
  countBrand,
  firstMatching,
  isFiltered,
  emptyCounts,
  type ProductFilter,
  scan,
  type ScanResult,
} from './scan'

/** Lists of this length and longer have bitmaps, which take a megabyte for some 100,000 products. */
const MIN_BITMAP_ROWS = 20_000

/** Key of all categories together. */
export const ALL_CATEGORIES = 0

/**
 * An in-memory index of all products for listings: matches, order and facet counts. Results are exact; the displayed
 * data of a product is read from the database.
 */
export class FacetIndex {
  readonly #columns: Columns
  readonly #sets = new CategorySets()
  /** Products by category, in the shop's own order; null until first used. */
  #lists: ReadonlyMap<number, Uint32Array> | null = null
  readonly #orders = new Map<ProductSort, SortOrder>()
  /** Bitmaps of long categories, updated with each change. */
  readonly #bitmaps = new Map<number, Bitmaps>()
  /** Counts of unfiltered categories, updated with each change. */
  readonly #counts = new Map<number, Counts>()

  constructor(readonly facetBits: FacetBits) {
    this.#columns = new Columns(facetBits.words)
  }

  /** Adds or replaces a product. */
  put(entry: Entry): void {
    const { id } = entry
    const before = this.#columns.categorySet[id] ?? 0
    if (before) this.#updateCounts(id, before, -1)
    const change = this.#columns.put(entry, {
      facetBits: this.facetBits,
      categorySet: entry.isWithdrawn ? 0 : this.#sets.numberOf(entry.categories),
    })
    const after = this.#columns.categorySet[id] ?? 0
    if (after) this.#updateCounts(id, after, 1)
    if (change.isMoved) {
      this.#lists = null
      this.#bitmaps.clear()
      this.#orders.clear()
    } else if (change.isReordered) {
      const featured = this.#orders.get('featured')
      this.#orders.clear()
      if (featured) this.#orders.set('featured', featured)
    }
    for (const bitmaps of this.#bitmaps.values()) bitmaps.update(id, this.#orderOf('featured').rankOf)
  }

  /** Computes in advance what the first query would need. */
  prepare(): void {
    this.#rowsOf(ALL_CATEGORIES)
  }

  /** Number of products in a category and its descendants. */
  size = (category: number): number => this.#rowsOf(category).length

  /** The first products of a category, in the shop's own order. */
  first = (category: number, count: number): number[] => [...this.#rowsOf(category).subarray(0, count)]

  /** Products of a category that match a filter, in the shop's own order. */
  filter(category: number, filter: ProductFilter): ScanResult {
    const rows = this.#rowsOf(category)
    if (!isFiltered(filter)) return { hits: rows, counts: this.#countsOf(category, rows) }
    if (filter.brands !== null || rows.length < MIN_BITMAP_ROWS) return scan(this.#columns, rows, filter)
    const bitmaps = this.#bitmaps.get(category) ?? new Bitmaps(rows, this.#columns)
    this.#bitmaps.set(category, bitmaps)
    return bitmaps.filter(filter)
  }

  /** The first products of the whole shop that match a filter. */
  firstMatches(filter: ProductFilter, limit: number): number[] {
    return firstMatching(this.#columns, this.#rowsOf(ALL_CATEGORIES), filter, limit)
  }

  /** The products of a list that match a filter, in the given order; unknown products are omitted. */
  filterRows(rows: Uint32Array, filter: ProductFilter): ScanResult {
    return scan(
      this.#columns,
      rows.filter((row) => this.#columns.categorySet[row]),
      filter,
    )
  }

  /** A page of some products; the input is in the shop's own order. */
  page(hits: Uint32Array, { sort, from, to }: { sort: ProductSort; from: number; to: number }): number[] {
    return sort === 'featured' ? [...hits.subarray(from, to)] : this.sorted(hits, { sort, from, to })
  }

  /** A page of some products; the input is in any order. */
  sorted(hits: Uint32Array, { sort, from, to }: { sort: ProductSort; from: number; to: number }): number[] {
    return slice(hits, { order: this.#orderOf(sort), from, to })
  }

  /** A product's position in the shop's own order, in which sold-out products come last. */
  featuredRank(row: number): number {
    const { length } = this.#columns
    return (this.#orderOf('featured').rankOf[row] ?? 0) + (this.isInStock(row) ? 0 : length)
  }

  isInStock(row: number): boolean {
    return this.facetBits.facetMask('in-stock').some((mask, word) => (this.#bitsAt(row, word) & mask) !== 0)
  }

  #bitsAt = (row: number, word: number) => this.#columns.bits[row * this.#columns.words + word] ?? 0

  #rowsOf(category: number): Uint32Array {
    this.#lists ??= this.#listAll()
    return this.#lists.get(category) ?? new Uint32Array()
  }

  #listAll(): Map<number, Uint32Array> {
    const { rows } = this.#orderOf('featured')
    const lists = new Map<number, number[]>()
    for (const row of rows) {
      for (const category of this.#sets.of(this.#columns.categorySet[row] ?? 0)) {
        const list = lists.get(category)
        if (list) list.push(row)
        else lists.set(category, [row])
      }
    }
    const packed = [...lists].map(([category, list]) => [category, Uint32Array.from(list)] as const)
    return new Map([[ALL_CATEGORIES, rows], ...packed])
  }

  #orderOf(sort: ProductSort): SortOrder {
    const known = this.#orders.get(sort)
    if (known) return known
    const order =
      sort === 'featured' ? featuredOrder(this.#columns) : orderBy(sort, this.#columns, this.#orderOf('featured'))
    this.#orders.set(sort, order)
    return order
  }

  #countsOf(category: number, rows: Uint32Array): Counts {
    const known = this.#counts.get(category)
    if (known) return known
    const counts = emptyCounts(this.#columns.words)
    for (const row of rows) this.#countRow(counts, row, 1)
    this.#counts.set(category, counts)
    return counts
  }

  #updateCounts(row: number, categorySet: number, delta: number) {
    for (const category of [ALL_CATEGORIES, ...this.#sets.of(categorySet)]) {
      const counts = this.#counts.get(category)
      if (counts) this.#countRow(counts, row, delta)
    }
  }

  #countRow(counts: Counts, row: number, delta: number) {
    countBrand(counts, this.#columns.brand[row] ?? 0, delta)
    countBits(counts, this.#columns, row, delta)
  }
}

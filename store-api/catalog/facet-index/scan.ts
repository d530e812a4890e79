import type { Columns } from './columns'

/** Chosen values of one facet: a product matches if it has any of them. */
export interface Group {
  /** Mask of the chosen values. */
  chosen: Uint32Array
  /** Mask of all values of the facet; null for one that is not counted by value. */
  facet: Uint32Array | null
}

export interface ProductFilter {
  groups: readonly Group[]
  /** Ids of the chosen brands; null for any. */
  brands: ReadonlySet<number> | null
}

export const isFiltered = ({ groups, brands }: ProductFilter): boolean => groups.length > 0 || brands !== null

export interface ScanResult {
  /** Matching products, in the order of the input. */
  hits: Uint32Array
  /** For each facet value: how many products match the filters of the other facets. */
  counts: Counts
}

const isIn = ({ words, bits }: Columns, row: number, mask: Uint32Array) => {
  for (let word = 0; word < words; word++) if ((bits[row * words + word] ?? 0) & (mask[word] ?? 0)) return true
  return false
}

/** Reused between scans: a million hits take four megabytes. */
let buffer = new Uint32Array()

/** Values of `missed` beside the index of the only group a product does not match. */
const NONE = -1
const SEVERAL = -2

const matches = (columns: Columns, row: number, { groups, brands }: ProductFilter): boolean =>
  (brands === null || brands.has(columns.brand[row] ?? 0)) && groups.every(({ chosen }) => isIn(columns, row, chosen))

/** The first matching products, in the order of the input. */
export function firstMatching(columns: Columns, rows: Uint32Array, filter: ProductFilter, limit: number): number[] {
  const found: number[] = []
  for (const row of rows) {
    if (found.length === limit) break
    if (matches(columns, row, filter)) found.push(row)
  }
  return found
}

/**
 * Finds the matching products and counts the facet values, in one pass: a product that misses one facet only would match
 * with another value of it, so it counts there and nowhere else.
 */
export function scan(columns: Columns, rows: Uint32Array, { groups, brands }: ProductFilter): ScanResult {
  if (buffer.length < rows.length) buffer = new Uint32Array(rows.length)
  const counts = noCounts(columns.words)
  let found = 0
  for (const row of rows) {
    const brand = columns.brand[row] ?? 0
    const isOfBrand = brands === null || brands.has(brand)
    let missed = NONE
    for (let index = 0; index < groups.length && missed !== SEVERAL; index++) {
      const group = groups[index]
      if (group && !isIn(columns, row, group.chosen)) missed = missed === NONE && isOfBrand ? index : SEVERAL
    }
    if (missed === SEVERAL) continue
    if (missed >= 0) {
      const facet = groups[missed]?.facet
      if (facet) countBits(counts, columns, row, facet)
      continue
    }
    countBrand(counts, brand)
    if (!isOfBrand) continue
    countBits(counts, columns, row)
    buffer[found++] = row
  }
  return { hits: buffer.slice(0, found), counts }
}

/** Number of products by facet bit, and by brand id. */
export interface Counts {
  bits: Uint32Array
  brands: Map<number, number>
}

export const noCounts = (words: number): Counts => ({ bits: new Uint32Array(words * 32), brands: new Map() })

export function countBrand({ brands }: Counts, brand: number, delta = 1): void {
  brands.set(brand, (brands.get(brand) ?? 0) + delta)
}

/** @param within mask of the counted bits, word by word */
export function countBits(counts: Counts, columns: Columns, row: number, within?: Uint32Array, delta = 1): void {
  const { words, bits } = columns
  for (let word = 0; word < words; word++) {
    let remaining = (bits[row * words + word] ?? 0) & (within ? (within[word] ?? 0) : -1)
    while (remaining !== 0) {
      const bit = word * 32 + 31 - Math.clz32(remaining & -remaining)
      counts.bits[bit] = (counts.bits[bit] ?? 0) + delta
      remaining &= remaining - 1
    }
  }
}

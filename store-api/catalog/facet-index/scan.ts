import type { Columns } from './columns'

/** Chosen values of one facet: a product matches if it has any of them. */
export interface FacetFilter {
  /** Mask of the chosen values. */
  chosen: Uint32Array
  /** Mask of all values of the facet; null for one that is not counted by value. */
  facet: Uint32Array | null
}

export interface ProductFilter {
  groups: readonly FacetFilter[]
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

/** The words of a mask that have bits, as pairs of index and bits: most masks have one. */
const toSparseMask = (mask: Uint32Array): Uint32Array =>
  Uint32Array.from([...mask].flatMap((bits, word) => (bits === 0 ? [] : [word, bits])))

/** @param at index of the row's first word @param mask sparse */
function hasAnyBit(bits: Uint32Array, at: number, mask: Uint32Array): boolean {
  for (let pair = 0; pair < mask.length; pair += 2)
    if (((bits[at + (mask[pair] ?? 0)] ?? 0) & (mask[pair + 1] ?? 0)) !== 0) return true
  return false
}

const NO_BITS = new Uint32Array()

/** Reused between scans: a million hits take four megabytes. */
let buffer = new Uint32Array()

/** Values of `failedFacet` besides the index of the only facet filter that a product does not match. */
const NO_FAILED_FACET = -1
const SEVERAL_FAILED_FACETS = -2

/** The first matching products, in the order of the input. */
export function firstMatching(
  { brand, bits, words }: Columns,
  rows: Uint32Array,
  { groups, brands }: ProductFilter,
  limit: number,
): number[] {
  const masks = groups.map(({ chosen }) => toSparseMask(chosen))
  const found: number[] = []
  for (const row of rows) {
    if (found.length === limit) break
    if (brands !== null && !brands.has(brand[row] ?? 0)) continue
    if (masks.every((mask) => hasAnyBit(bits, row * words, mask))) found.push(row)
  }
  return found
}

/**
 * Finds the matching products and counts the facet values, in one pass: a product that misses one facet only would match
 * with another value of it, so it counts there and nowhere else.
 */
export function scan(columns: Columns, rows: Uint32Array, { groups, brands }: ProductFilter): ScanResult {
  if (buffer.length < rows.length) buffer = new Uint32Array(rows.length)
  const { bits, words } = columns
  const masks = groups.map(({ chosen }) => toSparseMask(chosen))
  const facets = groups.map(({ facet }) => (facet ? toSparseMask(facet) : NO_BITS))
  const counts = emptyCounts(words)
  let found = 0
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0
    const brand = columns.brand[row] ?? 0
    const matchesBrand = brands === null || brands.has(brand)
    let failedFacet = NO_FAILED_FACET
    for (let index = 0; index < masks.length && failedFacet !== SEVERAL_FAILED_FACETS; index++) {
      const mask = masks[index]
      if (mask && !hasAnyBit(bits, row * words, mask))
        failedFacet = failedFacet === NO_FAILED_FACET && matchesBrand ? index : SEVERAL_FAILED_FACETS
    }
    if (failedFacet === SEVERAL_FAILED_FACETS) continue
    if (failedFacet >= 0) {
      countMaskedBits(counts.bits, bits, row * words, facets[failedFacet] ?? NO_BITS)
      continue
    }
    countBrand(counts, brand)
    if (!matchesBrand) continue
    countBits(counts, columns, row)
    buffer[found++] = row
  }
  return { hits: buffer.slice(0, found), counts }
}

/** Number of products by facet bit, and by brand id. */
export interface Counts {
  bits: Uint32Array
  /** Longer than the highest id that was counted. */
  brands: Uint32Array
}

/** Ids of brands for which there is room at first. */
const INITIAL_BRAND_CAPACITY = 1024

export const emptyCounts = (words: number): Counts => ({
  bits: new Uint32Array(words * 32),
  brands: new Uint32Array(INITIAL_BRAND_CAPACITY),
})

export function countBrand(counts: Counts, brand: number, delta = 1): void {
  if (brand >= counts.brands.length) {
    const wider = new Uint32Array(brand * 2)
    wider.set(counts.brands)
    counts.brands = wider
  }
  counts.brands[brand] = (counts.brands[brand] ?? 0) + delta
}

export function countBits({ bits: sums }: Counts, { words, bits }: Columns, row: number, delta = 1): void {
  for (let word = 0; word < words; word++) addBits(sums, word, bits[row * words + word] ?? 0, delta)
}

/** @param at index of the row's first word @param mask sparse mask of the counted bits */
function countMaskedBits(sums: Uint32Array, bits: Uint32Array, at: number, mask: Uint32Array): void {
  for (let pair = 0; pair < mask.length; pair += 2) {
    const word = mask[pair] ?? 0
    addBits(sums, word, (bits[at + word] ?? 0) & (mask[pair + 1] ?? 0), 1)
  }
}

function addBits(sums: Uint32Array, word: number, bits: number, delta: number): void {
  let remaining = bits | 0
  while (remaining !== 0) {
    const bit = (word << 5) + 31 - Math.clz32(remaining & -remaining)
    sums[bit] = (sums[bit] ?? 0) + delta
    remaining &= remaining - 1
  }
}

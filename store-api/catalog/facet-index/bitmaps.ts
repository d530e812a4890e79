import type { Columns } from './columns'
import { countBits, countBrand, emptyCounts, type ProductFilter, type ScanResult } from './scan'

const WORD_BITS = 32

/** Hits below this share (1/n) of a list are counted faster one by one. */
const SMALL_RESULT_DIVISOR = 4

/** Number of bits that are set in a 32-bit word. */
function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function countIntersection(a: Uint32Array, b: Uint32Array): number {
  let count = 0
  for (let word = 0; word < a.length; word++) {
    const common = (a[word] ?? 0) & (b[word] ?? 0)
    if (common !== 0) count += popcount(common)
  }
  return count
}

function intersect(into: Uint32Array, other: Uint32Array): Uint32Array {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0)
  return into
}

function unite(into: Uint32Array, other: Uint32Array): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (other[word] ?? 0)
}

/** The bits of a mask. */
const bitsOf = (mask: Uint32Array): number[] =>
  [...mask].flatMap((word, at) =>
    Array.from({ length: WORD_BITS }, (_, bit) => at * WORD_BITS + bit).filter(
      (bit) => word & (1 << (bit % WORD_BITS)),
    ),
  )

/**
 * A list of products as one bitmap for each facet value, with a bit for each place of the list. A filter reads 32 products
 * at once: ten times as fast as one by one where the list is long.
 */
export class Bitmaps {
  readonly #maps: Uint32Array[]

  /** @param rows in the shop's own order */
  constructor(
    private readonly rows: Uint32Array,
    private readonly columns: Columns,
  ) {
    const length = Math.ceil(rows.length / WORD_BITS)
    this.#maps = Array.from({ length: columns.words * WORD_BITS }, () => new Uint32Array(length))
    for (let place = 0; place < rows.length; place++) this.#write(place)
  }

  /** Reads the facet values of a product again. @param rankOf position of each product in the shop's own order */
  update(row: number, rankOf: Uint32Array): void {
    const rank = rankOf[row] ?? 0
    let [from, to] = [0, this.rows.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((rankOf[this.rows[middle] ?? 0] ?? 0) < rank) from = middle + 1
      else to = middle
    }
    if (this.rows[from] !== row) return
    for (const map of this.#maps) map[from >>> 5] = (map[from >>> 5] ?? 0) & ~(1 << (from & 31))
    this.#write(from)
  }

  /** As `scan`, for a filter without brands. */
  filter({ groups }: Pick<ProductFilter, 'groups'>): ScanResult {
    const chosen = groups.map((group) => this.#anyOf(bitsOf(group.chosen)))
    const hits = this.#allOf(chosen)
    const rows = this.#rowsOf(hits)
    const counts = emptyCounts(this.columns.words)
    for (const row of rows) countBrand(counts, this.columns.brand[row] ?? 0)
    if (rows.length * SMALL_RESULT_DIVISOR < this.rows.length)
      for (const row of rows) countBits(counts, this.columns, row)
    else for (const [bit, map] of this.#maps.entries()) counts.bits[bit] = countIntersection(hits, map)
    // A facet's own values are counted as if it were not filtered.
    for (const [index, { facet }] of groups.entries()) {
      if (!facet) continue
      const others = this.#allOf(chosen.filter((_, at) => at !== index))
      for (const bit of bitsOf(facet)) counts.bits[bit] = countIntersection(others, this.#maps[bit] ?? hits)
    }
    return { hits: rows, counts }
  }

  #write(place: number): void {
    const { bits, words } = this.columns
    const at = (this.rows[place] ?? 0) * words
    for (let word = 0; word < words; word++) {
      let remaining = (bits[at + word] ?? 0) | 0
      while (remaining !== 0) {
        const map = this.#maps[word * WORD_BITS + 31 - Math.clz32(remaining & -remaining)]
        if (map) map[place >>> 5] = (map[place >>> 5] ?? 0) | (1 << (place & 31))
        remaining &= remaining - 1
      }
    }
  }

  #anyOf(bits: readonly number[]): Uint32Array {
    const any = new Uint32Array(Math.ceil(this.rows.length / WORD_BITS))
    for (const bit of bits) unite(any, this.#maps[bit] ?? any)
    return any
  }

  /** The places in all of some bitmaps; all places without one. */
  #allOf([first, ...rest]: readonly Uint32Array[]): Uint32Array {
    if (first) return rest.reduce(intersect, first.slice())
    const all = new Uint32Array(Math.ceil(this.rows.length / WORD_BITS)).fill(0xffffffff)
    const last = this.rows.length & 31
    if (last > 0) all[all.length - 1] = (1 << last) - 1
    return all
  }

  #rowsOf(places: Uint32Array): Uint32Array {
    const rows = new Uint32Array(countIntersection(places, places))
    let found = 0
    for (let word = 0; word < places.length; word++) {
      let remaining = (places[word] ?? 0) | 0
      while (remaining !== 0) {
        rows[found++] = this.rows[word * WORD_BITS + 31 - Math.clz32(remaining & -remaining)] ?? 0
        remaining &= remaining - 1
      }
    }
    return rows
  }
}

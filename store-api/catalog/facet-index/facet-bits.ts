import type { FacetKey } from '../../../contract/entities/product'
import type { facetValue } from '../../db/schema'
import type { LocalText } from '../../i18n/locale'
import { type Entry, numbersOf } from './entry'

/** Minimum average ratings to filter by, in stars. */
const RATING_THRESHOLDS = [4, 3]

export type FacetValueRow = typeof facetValue.$inferSelect

/** A facet value and its bit. */
export interface FacetBit {
  facet: FacetKey
  key: string
  label: LocalText | null
  bit: number
}

const keyOf = (facet: string, key: string) => `${facet} ${key}`

function named(values: FacetValueRow[]): Omit<FacetBit, 'bit'>[] {
  const inOrder = values.toSorted((a, b) => a.position - b.position)
  const of = (facet: FacetKey) =>
    inOrder.filter((value) => value.facet === facet).map(({ key, label }) => ({ facet, key, label }))
  const plain = (facet: FacetKey, keys: readonly string[]) => keys.map((key) => ({ facet, key, label: null }))
  return [
    ...of('kind'),
    ...of('size'),
    ...of('colour'),
    ...plain(
      'price',
      PRICE_RANGES.map(({ key }) => key),
    ),
    ...plain('on-sale', ['1']),
    ...plain('rating', RATING_THRESHOLDS.map(String)),
  ]
}

/** Facets except the team as bit sets: a product's values are a few integers, so a filter is a bitwise `and`. */
export class FacetBits {
  readonly list: readonly FacetBit[]
  /** Number of 32-bit words per product. */
  readonly words: number
  readonly #bits: ReadonlyMap<string, number>
  readonly #bitOfValue: ReadonlyMap<number, number>
  /** Masks by array, cached. */
  readonly #masks = new Map<string, Uint32Array>()

  constructor(values: FacetValueRow[]) {
    this.list = named(values).map((value, bit) => ({ ...value, bit }))
    this.words = Math.max(1, Math.ceil(this.list.length / 32))
    this.#bits = new Map(this.list.map(({ facet, key, bit }) => [keyOf(facet, key), bit]))
    this.#bitOfValue = new Map(
      values.flatMap(({ id, facet, key }) => {
        const bit = this.#bits.get(keyOf(facet, key))
        return bit === undefined ? [] : [[id, bit] as const]
      }),
    )
  }

  /** The bits of some values of a facet; unknown values are left out. */
  maskOf(facet: FacetKey, keys: readonly string[]): Uint32Array {
    return this.#mask(keys.map((key) => this.#bits.get(keyOf(facet, key))))
  }

  /** The bits of all values of a facet. */
  facetMask(facet: FacetKey): Uint32Array {
    return this.#mask(this.list.filter((value) => value.facet === facet).map(({ bit }) => bit))
  }

  of({ kind, colours, sizes, paid, isOnSale, rating }: Entry): Uint32Array {
    const mask = this.#mask([
      this.#bitOfValue.get(kind),
      this.#bits.get(keyOf('price', priceRangeOf(paid))),
      ...(isOnSale ? [this.#bits.get(keyOf('on-sale', '1'))] : []),
      ...RATING_THRESHOLDS.filter((stars) => rating >= stars * 100).map((stars) =>
        this.#bits.get(keyOf('rating', String(stars))),
      ),
    ])
    for (const [word, bits] of this.#maskOfArray(colours).entries()) mask[word] = (mask[word] ?? 0) | bits
    for (const [word, bits] of this.#maskOfArray(sizes).entries()) mask[word] = (mask[word] ?? 0) | bits
    return mask
  }

  #maskOfArray(array: string): Uint32Array {
    const known = this.#masks.get(array)
    if (known) return known
    const mask = this.#mask(numbersOf(array).map((id) => this.#bitOfValue.get(id)))
    this.#masks.set(array, mask)
    return mask
  }

  #mask(bits: (number | undefined)[]): Uint32Array {
    const mask = new Uint32Array(this.words)
    for (const bit of bits) if (bit !== undefined) mask[bit >> 5] = (mask[bit >> 5] ?? 0) | (1 << (bit & 31))
    return mask
  }
}

/** In cents. */
const PRICE_RANGE_BOUNDS = [2000, 4000, 6000, 8000]

interface PriceRange {
  /** `2000-4000`: lower bound, included, and upper bound, excluded; the last range has none. */
  key: string
  from: number
  below: number
}

export const PRICE_RANGES: readonly PriceRange[] = [0, ...PRICE_RANGE_BOUNDS].map((from, place) => {
  const below = PRICE_RANGE_BOUNDS[place]
  return { key: `${from}-${below ?? ''}`, from, below: below ?? Infinity }
})

export const priceRangeOf = (cents: number): string => PRICE_RANGES.find(({ below }) => cents < below)?.key ?? ''

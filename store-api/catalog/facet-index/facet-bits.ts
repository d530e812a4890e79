import type { FacetKind } from '../../../contract/entities/product'
import type { facetValue } from '../../db/schema'
import type { LocalText } from '../../i18n/locale'
import { type Entry, numbersOf } from './entry'
import { type PriceRange, priceRanges } from './price-ranges'

/** Minimum average ratings to filter by, in stars. */
const RATING_THRESHOLDS = [4, 3]

export type FacetValueRow = typeof facetValue.$inferSelect

/** A custom facet of the shop: an attribute, or an option group other than the size. */
export interface CustomFacet {
  key: string
  name: LocalText
}

/** A facet and its display. */
export interface FacetDefinition {
  key: string
  /** Null for a facet of every shop. */
  name: LocalText | null
  kind: FacetKind
  isMany: boolean
}

/** A facet value and its bit. */
export interface FacetBit {
  facet: string
  key: string
  label: LocalText | null
  colour: string | null
  bit: number
}

/** The source data of facets. */
export interface FacetSource {
  values: readonly FacetValueRow[]
  /** In the order they are shown. */
  customFacets?: readonly CustomFacet[]
  prices?: readonly PriceRange[]
}

const keyOf = (facet: string, key: string) => `${facet} ${key}`

/** Reserved keys: an attribute with such a key has no facet. */
const BUILT_IN_FACETS: readonly string[] = ['brand', 'size', 'price', 'on-sale', 'rating', 'in-stock']

function definitions(customFacets: readonly CustomFacet[], values: readonly FacetValueRow[]): FacetDefinition[] {
  const hasColours = (key: string) => values.some(({ facet, colour }) => facet === key && colour !== null)
  const builtIn = (key: string, kind: FacetKind, isMany: boolean) => ({ key, name: null, kind, isMany })
  return [
    builtIn('size', 'values', true),
    ...customFacets
      .filter(({ key }) => !BUILT_IN_FACETS.includes(key))
      .map(({ key, name }): FacetDefinition => ({
        ...{ key, name, kind: hasColours(key) ? 'swatches' : 'values', isMany: true },
      })),
    builtIn('price', 'range', true),
    builtIn('on-sale', 'flag', false),
    builtIn('rating', 'rating', false),
  ]
}

/** Maximum number of value lists whose masks are cached; masks of further lists are computed each time. */
const MAX_CACHED_MASKS = 20_000

/** Facets except the brand as bit sets: a product's values are a few integers, so a filter is a bitwise `and`. */
export class FacetBits {
  /** All facets but the brand, in the order they are shown. */
  readonly facets: readonly FacetDefinition[]
  readonly list: readonly FacetBit[]
  /** Number of 32-bit words per product. */
  readonly words: number
  readonly #prices: readonly PriceRange[]
  readonly #bits: ReadonlyMap<string, number>
  readonly #bitOfValue: ReadonlyMap<number, number>
  /** Masks by array, cached. */
  readonly #masks = new Map<string, Uint32Array>()

  constructor({ values, customFacets = [], prices = priceRanges(null) }: FacetSource) {
    this.facets = definitions(customFacets, values)
    this.#prices = prices
    const inOrder = values.toSorted((a, b) => a.position - b.position)
    const builtInValues = (facet: string, keys: readonly string[]) =>
      keys.map((key) => ({ facet, key, label: null, colour: null }))
    const stored = this.facets
      .filter(({ key, name }) => name !== null || key === 'size')
      .flatMap(({ key }) => inOrder.filter(({ facet }) => facet === key))
    this.list = [
      ...stored.map(({ facet, key, label, colour }) => ({ facet, key, label, colour })),
      ...builtInValues(
        'price',
        prices.map(({ key }) => key),
      ),
      ...builtInValues('on-sale', ['1']),
      ...builtInValues('rating', RATING_THRESHOLDS.map(String)),
      ...builtInValues('in-stock', ['1']),
    ].map((value, bit) => ({ ...value, bit }))
    this.words = Math.max(1, Math.ceil(this.list.length / 32))
    this.#bits = new Map(this.list.map(({ facet, key, bit }) => [keyOf(facet, key), bit]))
    this.#bitOfValue = new Map(stored.map(({ id }, bit) => [id, bit]))
  }

  /** The bits of some values of a facet; unknown values are omitted. */
  maskOf(facet: string, keys: readonly string[]): Uint32Array {
    return this.#mask(keys.map((key) => this.#bits.get(keyOf(facet, key))))
  }

  /** The bits of all values of a facet. */
  facetMask(facet: string): Uint32Array {
    return this.#mask(this.list.filter((value) => value.facet === facet).map(({ bit }) => bit))
  }

  /** The price range of an amount in minor units. */
  priceRangeOf = (amount: number): string => this.#prices.find(({ below }) => amount < below)?.key ?? ''

  of({ values, isInStock, paid, isOnSale, rating }: Entry): Uint32Array {
    const bitOf = (facet: string, key: string) => this.#bits.get(keyOf(facet, key))
    const mask = this.#mask([
      bitOf('price', this.priceRangeOf(paid)),
      ...(isOnSale ? [bitOf('on-sale', '1')] : []),
      ...(isInStock ? [bitOf('in-stock', '1')] : []),
      ...RATING_THRESHOLDS.filter((stars) => rating >= stars * 100).map((stars) => bitOf('rating', String(stars))),
    ])
    for (const [word, bits] of this.#maskOfArray(values).entries()) mask[word] = (mask[word] ?? 0) | bits
    return mask
  }

  #maskOfArray(array: string): Uint32Array {
    const known = this.#masks.get(array)
    if (known) return known
    const mask = this.#mask(numbersOf(array).map((id) => this.#bitOfValue.get(id)))
    if (this.#masks.size < MAX_CACHED_MASKS) this.#masks.set(array, mask)
    return mask
  }

  #mask(bits: (number | undefined)[]): Uint32Array {
    const mask = new Uint32Array(this.words)
    for (const bit of bits) if (bit !== undefined) mask[bit >> 5] = (mask[bit >> 5] ?? 0) | (1 << (bit & 31))
    return mask
  }
}

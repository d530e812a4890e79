import { type Entry, numbersOf } from './entry'
import type { FacetBits } from './facet-bits'

/** Spare capacity, so that not every new product reallocates the columns. */
const GROWTH_FACTOR = 1.25

type Column = Uint32Array | Int32Array

function resizeColumn<C extends Column>(column: C, length: number, make: (length: number) => C): C {
  const wider = make(length)
  wider.set(column)
  return wider
}

const unsigned = (length: number) => new Uint32Array(length)
const signed = (length: number) => new Int32Array(length)

export interface Change {
  /** Its position or its categories. */
  isMoved: boolean
  /** Any sort key. */
  isReordered: boolean
}

/** Products as columns of numbers, indexed by id: a million take about 40 MB. */
export class Columns {
  brand = unsigned(0)
  /** `words` numbers per product. */
  bits = unsigned(0)
  /** Number of its set of categories, from 1; 0 for ids that are not for sale. */
  categorySet = unsigned(0)
  paid = signed(0)
  rating = signed(0)
  released = signed(0)
  place = signed(0)
  /** One more than the highest id. */
  length = 0

  constructor(readonly words: number) {}

  /** @param categorySet the set of its categories */
  put(entry: Entry, { facetBits, categorySet }: { facetBits: FacetBits; categorySet: number }): Change {
    const { id, brand, paid, rating, released, place } = entry
    this.#grow(id + 1)
    const isMoved = this.categorySet[id] !== categorySet || this.place[id] !== place
    const isReordered =
      isMoved || this.paid[id] !== paid || this.rating[id] !== rating || this.released[id] !== released
    this.brand[id] = brand
    this.bits.set(facetBits.of(entry), id * this.words)
    this.categorySet[id] = categorySet
    this.paid[id] = paid
    this.rating[id] = rating
    this.released[id] = released
    this.place[id] = place
    return { isMoved, isReordered }
  }

  #grow(length: number) {
    this.length = Math.max(this.length, length)
    if (length <= this.brand.length) return
    const capacity = Math.ceil(length * GROWTH_FACTOR)
    this.brand = resizeColumn(this.brand, capacity, unsigned)
    this.bits = resizeColumn(this.bits, capacity * this.words, unsigned)
    this.categorySet = resizeColumn(this.categorySet, capacity, unsigned)
    this.paid = resizeColumn(this.paid, capacity, signed)
    this.rating = resizeColumn(this.rating, capacity, signed)
    this.released = resizeColumn(this.released, capacity, signed)
    this.place = resizeColumn(this.place, capacity, signed)
  }
}

/** Interns sets of categories: many products are in the same categories. */
export class CategorySets {
  readonly #numbers = new Map<string, number>()
  readonly #sets: number[][] = [[]]

  /** The number of a set, from 1. @param array in the text form of PostgreSQL */
  numberOf(array: string): number {
    const known = this.#numbers.get(array)
    if (known !== undefined) return known
    this.#numbers.set(array, this.#sets.length)
    return this.#sets.push(numbersOf(array)) - 1
  }

  /** The categories of a set. */
  of(number: number): readonly number[] {
    return this.#sets[number] ?? []
  }
}

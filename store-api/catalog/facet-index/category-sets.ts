import { numbersOf } from './entry'

/** Sets of categories, each kept once: products of one team and kind stand under the same nodes. */
export class CategorySets {
  readonly #numbers = new Map<string, number>()
  readonly #sets: number[][] = [[]]

  /** The number of a set, from 1. @param array as PostgreSQL writes it */
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

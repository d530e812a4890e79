import { seededRandom } from '../../store-api/catalog/images/seeded-random'

/** Pseudorandom choices, determined by a seed. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** @throws Error if the list is empty */
  pick: <Item>(items: readonly Item[]) => Item
  /** True with a probability of `percent` in 100. */
  chance: (percent: number) => boolean
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

export function randomOf(seed: string): Random {
  const next = seededRandom(seed)
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new Error('there is nothing to choose from')
    return item
  }
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item)
  return { whole, pick, shuffle, chance: (percent) => whole(1, 100) <= percent }
}

import { seededRandom } from '../../store-api/catalog/images/seeded-random'

/** Choices that are the same ones for the same seed. */
export interface Random {
  /** Both included. */
  whole: (low: number, high: number) => number
  /** @throws Error when there is nothing to choose from */
  pick: <Item>(items: readonly Item[]) => Item
  /** True in `percent` of a hundred cases. */
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
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  return { whole, pick, shuffle, chance: (percent) => whole(1, 100) <= percent }
}

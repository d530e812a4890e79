import type { Random } from '../../../catalog/images/seeded-random'

/** One of some things. @throws Error when there is none */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

/** Some of them in the order of chance, each once. */
export function pickSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0) {
    const [item] = left.splice(Math.floor(random() * left.length), 1)
    if (item !== undefined) picked.push(item)
  }
  return picked
}

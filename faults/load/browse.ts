import type { Seen } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

const WORDS = ['shirt', 'home', 'kit', 'ball', 'scarf', 'boots', 'training', 'away']

const at = <Item>(items: readonly Item[], turn: number): Item | undefined => items[turn % items.length]

/** What shoppers do: of twenty, fourteen look at products and categories, three search, two look into the cart, one signs in. */
export function browse({ products, categories }: Seen, turn: number): string {
  const kind = (turn * 7) % 20
  const round = Math.floor(turn / 20)
  if (kind < 9) return `/product/${at(products, round + kind)}`
  if (kind < 14) return `/category/${at(categories, round + kind)}`
  if (kind < 17) return `/search?keyword=${at(WORDS, round + kind)}`
  return kind < 19 ? LIVE_CALL : '/login'
}

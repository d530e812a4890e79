import type { Random } from '../../../catalog/images/seeded-random'
import { pickSome } from './pick'

/** Deals its cards in the order of chance, each once before any comes again. */
export function deck<Card>(random: Random, cards: readonly Card[]): () => Card[] {
  let left: Card[] = []
  return () => {
    if (left.length === 0) left = pickSome(random, cards, cards.length)
    return left.splice(0, 1)
  }
}

import type { Suggestions } from '../../contract/entities/search'
import type { Shop } from '../http/context'
import type { KeptCards } from '../catalog/kept-cards'
import { wordsOf } from './normalise'
import { findFitting, rankFitting } from './rank-products'
import { suggestCategories } from './categories'
import { suggestKeywords } from './keywords'

const MOST_PRODUCTS = 5

/** So few are ranked of what fits, and so few words tried for the one begun: nobody waits for a suggestion. */
const QUICK = { most: 100, mostWords: 6 }

/** What may be meant by what was typed so far. */
export async function suggest(shop: Shop, cards: KeptCards, keyword: string): Promise<Suggestions> {
  const { index, revision } = await shop.listing.current()
  const fitting = await findFitting(shop, keyword, { index, ...QUICK })
  const { ids, corrected } = await rankFitting(shop, fitting, { index })
  const [keywords, categories, products] = await Promise.all([
    corrected === null ? suggestKeywords(shop, keyword) : [corrected],
    suggestCategories(shop, wordsOf(corrected ?? keyword)),
    cards.of([...ids.subarray(0, MOST_PRODUCTS)], revision),
  ])
  return { keywords, categories, products }
}

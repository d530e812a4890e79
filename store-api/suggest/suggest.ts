import type { Suggestions } from '../../lib/contract/entities/search'
import type { Shop } from '../context'
import { readCardsById } from '../routes/product-cards'
import { wordsOf } from '../search/normalise'
import { rankProducts } from '../search/rank-products'
import { suggestCategories } from './categories'
import { suggestKeywords } from './keywords'

const MOST_PRODUCTS = 5

/** So few are ranked of what fits, and so few words tried for the one begun: nobody waits for a suggestion. */
const QUICK = { most: 100, mostWords: 6 }

/** What may be meant by what was typed so far. */
export async function suggest(shop: Shop, keyword: string): Promise<Suggestions> {
  const { index } = await shop.listing.current()
  const { ids, corrected } = await rankProducts(shop, keyword, { index, ...QUICK })
  const [keywords, categories, products] = await Promise.all([
    corrected === null ? suggestKeywords(shop, keyword) : [corrected],
    suggestCategories(shop, wordsOf(corrected ?? keyword)),
    readCardsById(shop, [...ids.subarray(0, MOST_PRODUCTS)]),
  ])
  return { keywords, categories, products }
}

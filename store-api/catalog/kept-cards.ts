import type { ProductCard } from '../../contract/entities/product'
import type { Shop } from '../http/context'
import { RevisionCache } from './facet-index/revision-cache'
import { readCardsById } from './product-cards'

/** Maximum number of cards: about 4 MB. */
const CAPACITY = 5000

/** Caches product cards until any product changes. */
export class KeptCards {
  readonly #kept: RevisionCache<number, ProductCard>

  constructor(
    private readonly shop: Shop,
    private readonly read = readCardsById,
  ) {
    this.#kept = new RevisionCache({ capacity: CAPACITY, now: shop.now })
  }

  /**
   * The cards of some products, in the order of their ids; unknown ids are left out.
   * @param revision of the listings the ids are from
   */
  async of(ids: readonly number[], revision: number): Promise<ProductCard[]> {
    const known = new Map(ids.map((id) => [id, this.#kept.find(id, revision)]))
    const missing = await this.read(
      this.shop,
      ids.filter((id) => !known.get(id)),
    )
    for (const [id, card] of missing) this.#kept.keep(id, revision, card)
    return ids.flatMap((id) => known.get(id) ?? missing.get(id) ?? [])
  }
}

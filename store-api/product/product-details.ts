import { inArray } from 'drizzle-orm'
import type { OptionGroup, ProductDetail } from '../../lib/contract/entities/product'
import type { Shop } from '../context'
import { variant } from '../db/schema'
import { inBatches } from '../in-batches'
import { Revised } from '../listing/revised'
import { gatherProduct } from '../routes/product-detail'

/** Products kept at most. */
const CAPACITY = 500

const keysOf = ({ key, companions }: ProductDetail) => [key, ...companions.map((companion) => companion.key)]

/**
 * Products as their pages show them. Each is gathered once, and again when any product has changed: asking whether one
 * has costs one statement, however many ask. How many pieces are left is counted anew for everybody.
 */
export class ProductDetails {
  readonly #kept: Revised<string, Promise<ProductDetail>>

  constructor(
    private readonly shop: Shop,
    private readonly gather = gatherProduct,
  ) {
    this.#kept = new Revised({ capacity: CAPACITY, now: shop.now })
  }

  /** @throws Failure 404 */
  async read(key: string): Promise<ProductDetail> {
    const { revision } = await this.shop.listing.current()
    const detail = await this.#keep(key, revision)
    return withStock(detail, await this.#countStock(keysOf(detail)))
  }

  #keep(key: string, revision: number): Promise<ProductDetail> {
    const kept = this.#kept.find(key, revision)
    if (kept) return kept
    const detail = this.gather(this.shop, key)
    this.#kept.keep(key, revision, detail)
    // What is not there may come any moment, and what failed may go well; a later try may have gone well already.
    detail.catch(() => this.#kept.forget(key, detail))
    return detail
  }

  /** By the id of the variant; of whatever others ask for in the same moment as well. */
  readonly #countStock = inBatches(async (keys: string[]): Promise<Map<number, number>> => {
    const columns = { id: variant.id, stock: variant.stock }
    const rows = await this.shop.db.select(columns).from(variant).where(inArray(variant.productKey, keys))
    return new Map(rows.map(({ id, stock }) => [id, stock]))
  })
}

const withStock = (detail: ProductDetail, stock: Map<number, number>): ProductDetail => {
  const counted = (groups: OptionGroup[]): OptionGroup[] =>
    groups.map((group) => ({
      ...group,
      optionList: group.optionList.map((option) => ({ ...option, stock: stock.get(option.id) ?? option.stock })),
    }))
  return {
    ...detail,
    optionGroups: counted(detail.optionGroups),
    companions: detail.companions.map((companion) => ({ ...companion, optionGroups: counted(companion.optionGroups) })),
  }
}

import type { OptionGroup, ProductDetail } from '../../lib/contract/entities/product'
import type { Shop } from '../context'
import { Revised } from '../listing/revised'
import { gatherProduct } from '../routes/product-detail'

/** Products kept at most. */
const CAPACITY = 500

/** A product that is gathered, or was. */
interface Gathering {
  promise: Promise<ProductDetail>
  /** Once it is there. */
  detail?: ProductDetail
}

const keysOf = ({ key, companions }: ProductDetail) => [key, ...companions.map((companion) => companion.key)]

/**
 * Products as their pages show them. Each is gathered once, and again when any product has changed: asking whether one
 * has costs one statement, however many ask. How many pieces are left is counted anew for everybody.
 */
export class ProductDetails {
  readonly #kept: Revised<string, Gathering>

  constructor(
    private readonly shop: Shop,
    private readonly gather = gatherProduct,
  ) {
    this.#kept = new Revised({ capacity: CAPACITY, now: shop.now })
  }

  /** @throws Failure 404 */
  async read(key: string): Promise<ProductDetail> {
    const { listing } = this.shop
    // It is mostly what it was before: one question tells whether it is, and how many pieces are left.
    const before = this.#kept.last(key)?.detail
    const { revision, stock } = await listing.current(before && keysOf(before))
    const detail = await this.#keep(key, revision)
    return withStock(detail, detail === before ? stock : (await listing.current(keysOf(detail))).stock)
  }

  #keep(key: string, revision: number): Promise<ProductDetail> {
    const kept = this.#kept.find(key, revision)
    if (kept) return kept.promise
    const promise = this.gather(this.shop, key)
    const gathering: Gathering = { promise }
    this.#kept.keep(key, revision, gathering)
    promise.then(
      (detail) => (gathering.detail = detail),
      // What is not there may come any moment, and what failed may go well; a later try may have gone well already.
      () => this.#kept.forget(key, gathering),
    )
    return promise
  }
}

const withStock = (detail: ProductDetail, stock: ReadonlyMap<number, number>): ProductDetail => {
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

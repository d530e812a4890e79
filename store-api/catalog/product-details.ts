import type { OptionGroup, ProductDetail, ProductOption } from '../../contract/entities/product'
import { memoizeJson } from '../http/reply'
import type { Shop } from '../http/context'
import { RevisionCache } from './facet-index/revision-cache'
import { gatherProduct } from './read-product'

/** Maximum number of products. */
const CAPACITY = 500

/** A cached product, or one being read. */
interface Gathering {
  promise: Promise<ProductDetail>
  /** The last result, with its stock. */
  shown?: ProductDetail
}

const keysOf = ({ key, companions }: ProductDetail) => [key, ...companions.map((companion) => companion.key)]

/**
 * The data of product pages, cached until any product changes; concurrent readers share one statement that checks for
 * changes. Stock is read at every call.
 */
export class ProductDetails {
  readonly #kept: RevisionCache<string, Gathering>

  constructor(
    private readonly shop: Shop,
    private readonly gather = gatherProduct,
  ) {
    this.#kept = new RevisionCache({ capacity: CAPACITY, now: shop.now })
  }

  /** @throws HttpError 404 */
  async read(key: string): Promise<ProductDetail> {
    const { listing } = this.shop
    // Most products are unchanged: one query checks that and reads the stock.
    const before = this.#kept.last(key)
    const known = before?.shown
    const { revision, stock } = await listing.current(known && keysOf(known))
    const gathering = this.#keep(key, revision)
    const detail = await gathering.promise
    const isCounted = known !== undefined && gathering === before
    const left = isCounted ? stock : (await listing.current(keysOf(detail))).stock
    gathering.shown = withStock(gathering.shown ?? detail, left)
    return gathering.shown
  }

  #keep(key: string, revision: number): Gathering {
    const kept = this.#kept.find(key, revision)
    if (kept) return kept
    const gathering: Gathering = { promise: this.gather(this.shop, key).then(memoizeJson) }
    this.#kept.keep(key, revision, gathering)
    // Missing products and errors are not cached. A later call may have replaced this entry already.
    gathering.promise.catch(() => this.#kept.forget(key, gathering))
    return gathering
  }
}

/** @returns the same object when the stock is unchanged */
function withStock(detail: ProductDetail, stock: ReadonlyMap<number, number>): ProductDetail {
  const left = ({ id, stock: known }: ProductOption) => stock.get(id) ?? known
  const isSame = (groups: OptionGroup[]) =>
    groups.every(({ optionList }) => optionList.every((option) => left(option) === option.stock))
  const counted = (groups: OptionGroup[]): OptionGroup[] =>
    groups.map((group) => ({
      ...group,
      optionList: group.optionList.map((option) => ({ ...option, stock: left(option) })),
    }))
  const { optionGroups, companions } = detail
  if ([detail, ...companions].every((one) => isSame(one.optionGroups))) return detail
  return memoizeJson({
    ...detail,
    optionGroups: counted(optionGroups),
    companions: companions.map((companion) => ({ ...companion, optionGroups: counted(companion.optionGroups) })),
  })
}

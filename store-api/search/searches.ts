import type { ProductSort } from '../../contract/entities/product'
import type { SearchResult } from '../../contract/entities/search'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { facetsOf } from '../catalog/facet-index/facets'
import type { Current } from '../catalog/facet-index/catalog-index'
import { filterOf, type Chosen } from '../catalog/facet-index/filter'
import { RevisionCache } from '../catalog/facet-index/revision-cache'
import { KeptCards } from '../catalog/kept-cards'
import { findFitting, rankFitting, type Fitting } from './rank-products'

export interface SearchQuery extends Chosen {
  keyword: string
  /** Without one the best come first. */
  sort?: ProductSort | undefined
  facets?: string | undefined
  page: number
  limit: number
}

/** Keywords whose products are kept at most: each of them some 20 kB. */
const CAPACITY = 200

/** Caches what words find until any product changes: filtering, paging and sorting a search repeat the same words. */
export class Searches {
  readonly #fitting: RevisionCache<string, Promise<Fitting>>

  constructor(
    private readonly shop: Shop,
    private readonly cards: KeptCards,
    private readonly find = findFitting,
  ) {
    this.#fitting = new RevisionCache({ capacity: CAPACITY, now: shop.now })
  }

  /** A page of the products that some words fit, best first. @throws HttpError 404 for a page beyond the last */
  async search(query: SearchQuery): Promise<SearchResult> {
    const { shop } = this
    const { keyword, sort, page, limit } = query
    const listed = await shop.listing.current()
    const { index, revision } = listed
    const narrowing = filterOf(query, listed)
    const fitting = await this.#fittingOf(keyword, { index, revision })
    const { ids, ...about } = await rankFitting(shop, fitting, { index, narrowing })
    const { hits, counts } = index.narrowThese(ids, narrowing)
    const [from, to] = [(page - 1) * limit, page * limit]
    const shown = sort ? index.sorted(hits, { sort, from, to }) : [...hits.subarray(from, to)]
    if (shown.length === 0 && page > 1) throw notFound()
    const asked = { chosen: query, listed, language: shop.language }
    return {
      list: await this.cards.of(shown, revision),
      page,
      limit,
      total: hits.length,
      ...about,
      facets: query.facets ? facetsOf(counts, hits.length, asked) : null,
    }
  }

  #fittingOf(keyword: string, { index, revision }: Pick<Current, 'index' | 'revision'>): Promise<Fitting> {
    const kept = this.#fitting.find(keyword, revision)
    if (kept) return kept
    const fitting = this.find(this.shop, keyword, { index })
    this.#fitting.keep(keyword, revision, fitting)
    fitting.catch(() => this.#fitting.forget(keyword, fitting))
    return fitting
  }
}

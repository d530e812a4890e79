import type { ProductSort } from '../../contract/entities/product'
import type { SearchResult } from '../../contract/entities/search'
import type { VersionedSnapshot } from '../catalog/facet-index/catalog-index'
import { type FilterParameters, facetsOf, filterOf } from '../catalog/facet-index/facets'
import { RevisionCache } from '../catalog/facet-index/revision-cache'
import { CardCache } from '../catalog/product-cards'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { findMatches, type SearchMatches, rankMatches } from './rank-products'

export interface SearchQuery extends FilterParameters {
  keyword: string
  /** Default: by relevance. */
  sort?: ProductSort | undefined
  facets?: string | undefined
  page: number
  limit: number
}

/** Maximum number of cached keywords, each about 20 kB. */
const MAX_CACHED_SEARCHES = 200

/**
 * Caches the results of words until any product changes: filtering, paging and sorting a search repeat the same words.
 */
export class SearchCache {
  readonly #matches: RevisionCache<string, Promise<SearchMatches>>

  constructor(
    private readonly shop: Shop,
    private readonly cards: CardCache,
    private readonly find = findMatches,
  ) {
    this.#matches = new RevisionCache({ maxEntries: MAX_CACHED_SEARCHES, now: shop.now })
  }

  /** A page of the products that match some words, best first. @throws HttpError 404 for a page beyond the last */
  async search(query: SearchQuery): Promise<SearchResult> {
    const { shop } = this
    const { keyword, sort, page, limit } = query
    const snapshot = await shop.catalog.current()
    const { index, revision } = snapshot
    const filter = filterOf(query, snapshot)
    const matches = await this.#matchesOf(keyword, { index, revision })
    const { ids, ...about } = await rankMatches(shop, matches, { index, filter })
    const { hits, counts } = index.filterRows(ids, filter)
    const [from, to] = [(page - 1) * limit, page * limit]
    const shown = sort ? index.sorted(hits, { sort, from, to }) : [...hits.subarray(from, to)]
    if (shown.length === 0 && page > 1) throw notFound()
    if (hits.length > 0 && about.corrected === null) shop.searchCounts?.record(keyword)
    const request = { chosen: query, snapshot, language: shop.language }
    return {
      list: await this.cards.of(shown, revision),
      page,
      limit,
      total: hits.length,
      ...about,
      facets: query.facets ? facetsOf(counts, hits.length, request) : null,
    }
  }

  #matchesOf(
    keyword: string,
    { index, revision }: Pick<VersionedSnapshot, 'index' | 'revision'>,
  ): Promise<SearchMatches> {
    const cached = this.#matches.get(keyword, revision)
    if (cached) return cached
    const matches = this.find(this.shop, keyword, { index })
    this.#matches.set(keyword, revision, matches)
    matches.catch(() => this.#matches.delete(keyword, matches))
    return matches
  }
}

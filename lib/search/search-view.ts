import type { SearchResult } from '../../contract/entities/search'
import type { Filter } from '../catalog/filter'
import { searchListing } from '../catalog/listing'
import { listView, type ListContext, type ListView } from '../catalog/listing-view'

/** A page of search results as plain, serializable data with translated texts. */
export interface SearchView {
  breadcrumb: { label: string; trail: { name: string; url: string }[]; current: string }
  title: string
  /** Text of the link past title and filters; '' if nothing was found. */
  skip: string
  /** Names the corrected keyword; '' if nothing was corrected. */
  description: string
  list: ListView
}

interface Search {
  keyword: string
  filter: Filter
  result: SearchResult
}

export function searchView({ keyword, filter, result }: Search, shop: ListContext): SearchView {
  const { t } = shop
  const { corrected } = result
  return {
    breadcrumb: {
      label: t('Breadcrumb.label'),
      trail: [{ name: t('Search.home'), url: '/' }],
      current: t('Search.title'),
    },
    title: searchTitle(t, keyword),
    skip: result.list.length > 0 ? t('Listing.skip') : '',
    description: corrected ? t('Search.corrected', { keyword, corrected }) : '',
    list: listView({ listing: searchListing(keyword), filter, products: result }, shop),
  }
}

export const searchTitle = (t: ListContext['t'], keyword: string): string => t('Search.results', { keyword })

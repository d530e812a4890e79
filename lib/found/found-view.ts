import type { SearchResult } from '../contract/entities/search'
import type { Filter } from '../listing/filter'
import { searchListing } from '../listing/listing'
import { listView, type ListShop, type ListView } from '../listing/view/list-view'

/** A page of what a search found, as it is shown: plain data, every text in it ready. */
export interface FoundView {
  breadcrumb: { label: string; trail: { name: string; url: string }[]; current: string }
  title: string
  /** Said where something else was searched for; empty otherwise. */
  description: string
  list: ListView
}

interface Found {
  keyword: string
  filter: Filter
  result: SearchResult
}

export function foundView({ keyword, filter, result }: Found, shop: ListShop): FoundView {
  const { t } = shop
  const { corrected } = result
  return {
    breadcrumb: {
      label: t('Breadcrumb.label'),
      trail: [{ name: t('Search.home'), url: '/' }],
      current: t('Search.title'),
    },
    title: foundTitle(t, keyword),
    description: corrected ? t('Search.corrected', { keyword, corrected }) : '',
    list: listView({ listing: searchListing(keyword), filter, products: result }, shop),
  }
}

/** What the page of a search is called. */
export const foundTitle = (t: ListShop['t'], keyword: string): string => t('Search.results', { keyword })

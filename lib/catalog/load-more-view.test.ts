/** @jest-environment node */
import { LIMITS } from '../../contract/limits'
import type { Translate } from '../i18n/messages'
import { readFilter } from './filter'
import { matchListing } from '../routing/rewrite-target'
import { loadMoreView } from './load-more-view'

const t = Object.assign((key: string) => key, { raw: (key: string) => key }) as unknown as Translate
const listing = matchListing('/product', new URLSearchParams())?.listing

const after = (page: number) => {
  if (!listing) throw new Error('no such listing')
  const products = { list: [], page, limit: listing.size, total: listing.size * (LIMITS.page + 5), facets: null }
  return loadMoreView({ t, listing, filter: readFilter(new URLSearchParams()), products, isMore: false })
}

it('exists on every page but the last one the API serves', () => {
  expect(after(LIMITS.page - 1)).not.toBeNull()
  expect(after(LIMITS.page)).toBeNull()
})

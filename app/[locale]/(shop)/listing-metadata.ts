import type { Metadata } from 'next'
import { filterQuery, type Filter } from '@/lib/listing/filter'
import { addressOf, type Listing } from '@/lib/listing/listing'

interface Shown {
  listing: Listing
  filter: Filter
  page: number
}

/**
 * What a listing tells crawlers. What it is narrowed to and its order make more addresses than anybody has use for:
 * they are for shoppers, and stay out of the index. The order changes nothing of what is listed.
 */
export function listingMetadata({ listing, filter, page }: Shown): Pick<Metadata, 'alternates' | 'robots'> {
  const canonical = addressOf(listing, filterQuery({ ...filter, sort: null }), page)
  const isPlain = filterQuery(filter) === ''
  return { alternates: { canonical }, ...(!isPlain && { robots: { index: false, follow: true } }) }
}

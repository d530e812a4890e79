import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FilterPanel } from '@/components/listing/filter-panel'
import { FilteredEmpty } from '@/components/listing/filtered-empty'
import { getFacetNames } from '@/components/listing/facet-names'
import { ListingColumns } from '@/components/listing/listing-columns'
import { ResultBar } from '@/components/listing/result-bar'
import { ProductList } from '@/components/product/product-list'
import { FACETS, type FacetKey } from '@/lib/contract/entities/facet'
import type { ProductList as Products } from '@/lib/contract/entities/product'
import { filterQuery, isNarrowed, without, type Filter } from '@/lib/listing/filter'
import { helpfulFacets } from '@/lib/listing/helpful-facets'
import { addressOf, itemsOf, pagesOf, type Listing } from '@/lib/listing/listing'
import { getStoreSettings } from '@/lib/store/settings'

interface Props {
  listing: Listing
  filter: Filter
  products: Products & { isMore?: boolean; isSampled?: boolean }
  /** What is said where there is nothing, though nothing was chosen. */
  empty?: ReactNode
}

/** A page of products beside what they can be narrowed by. */
export async function ListingBody({ listing, filter, products, empty }: Props) {
  const { total, page, isMore = false, isSampled = false } = products
  const facets = products.facets ?? []
  const [t, { currency }] = await Promise.all([getTranslations('Filters'), getStoreSettings()])
  const nameOf = await getFacetNames(currency)
  const query = filterQuery(filter)
  const count = isMore ? t('countMore', { count: total }) : t('count', { count: total })
  const known = new Map(facets.map(({ key, values }) => [key, values]))
  const chosenOf = (facet: FacetKey) =>
    (filter.chosen[facet] ?? []).map((key) => ({
      facet,
      // What nobody knows any more can be taken off too, by the word it has in the address.
      name: nameOf(facet, known.get(facet)?.find((value) => value.key === key) ?? { key, label: '' }),
      url: addressOf(listing, filterQuery(without(filter, facet, key))),
    }))
  const clearUrl = addressOf(listing, filterQuery({ chosen: {}, sort: filter.sort }))
  const hasFilters = facets.length > 0
  const isSearch = listing.isFirstSaid
  const nothing = isNarrowed(filter) ? (
    <FilteredEmpty helpful={helpfulFacets(facets, filter).flatMap(chosenOf)} clearUrl={clearUrl} />
  ) : (
    empty
  )
  return (
    <ListingColumns
      filters={
        hasFilters && (
          <FilterPanel
            listing={listing}
            facets={facets}
            nameOf={nameOf}
            total={isMore ? null : total}
            count={count}
            isCounted={!isSampled}
          />
        )
      }
    >
      {page > 1 && <link rel="prev" href={addressOf(listing, query, page - 1)} />}
      {page * listing.size < total && <link rel="next" href={addressOf(listing, query, page + 1)} />}
      {(total > 0 || hasFilters) && (
        <ResultBar
          count={count}
          chosen={FACETS.flatMap(chosenOf)}
          clearUrl={clearUrl}
          sort={filter.sort}
          isSearch={isSearch}
          hasFilters={hasFilters}
        />
      )}
      <ProductList
        products={products}
        isMore={isMore}
        addresses={{ pages: pagesOf(listing, query), items: itemsOf(listing, query) }}
        previous={page > 1 ? addressOf(listing, query, page - 1) : undefined}
        empty={nothing}
      />
    </ListingColumns>
  )
}

import { JsonLd } from '@/components/ui/json-ld'
import type { Crumb } from '@/components/ui/breadcrumb-trail'
import type { ProductList } from '@/contract/entities/product'
import { filterQuery, type Filter } from '@/lib/catalog/filter'
import type { Listing } from '@/lib/catalog/listing'
import { breadcrumbList, itemList } from '@/lib/seo/json-ld/lists'
import { getSite } from '@/lib/seo/json-ld/node'

interface Props {
  listing: Listing
  filter: Filter
  trail: Crumb[]
  title: string
  products: ProductList
}

/** A page of products, for machines; one that is narrowed is for shoppers alone. */
export function ListingData({ listing, filter, trail, title, products }: Props) {
  if (filterQuery(filter) !== '') return null
  const site = getSite()
  return (
    <JsonLd
      nodes={[
        breadcrumbList(site, { trail, current: { name: title, url: listing.pages } }),
        itemList(site, { name: title, products }),
      ]}
    />
  )
}

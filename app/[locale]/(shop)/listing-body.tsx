import { getLocale, getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { type ListInput, listView } from '@/lib/catalog/listing-view'
import { getStoreSettings } from '@/lib/data/settings'
import { ListBody } from './list-body'
import styles from './listing-body.module.scss'
import { JsonLd } from '@/components/ui/json-ld'
import type { Crumb } from '@/components/ui/breadcrumb-trail'
import type { ProductList } from '@/contract/entities/product'
import { type Filter, filterQuery } from '@/lib/catalog/filter'
import type { Listing } from '@/lib/catalog/listing'
import { breadcrumbList, itemList } from '@/lib/seo/json-ld/lists'
import { getSite } from '@/lib/seo/json-ld/node'

/** A page of products with its filters. */
export async function ListingBody(input: ListInput) {
  const [t, locale, { currency, disabled }] = await Promise.all([getTranslations(), getLocale(), getStoreSettings()])
  const hasReviews = !disabled.includes('reviews')
  const view = listView(input, { t, locale, currency, imageBase: imageBaseUrl(), hasReviews })
  const isEmpty = input.products.list.length === 0
  return <ListBody view={view} empty={isEmpty && <p className={styles.empty}>{t('Listing.empty')}</p>} />
}

interface Props {
  listing: Listing
  filter: Filter
  trail: Crumb[]
  title: string
  products: ProductList
}

/** Structured data of a page of products; filtered pages have none. */
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

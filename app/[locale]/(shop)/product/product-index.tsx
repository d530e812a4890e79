import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { ListingHead } from '@/components/product/listing-head'
import { filterFields } from '@/lib/listing/filter'
import { PRODUCT_INDEX } from '@/lib/listing/listing'
import { LISTING_PAGE_SIZE } from '@/lib/limits'
import { getCategories } from '@/lib/store/category'
import { listProducts } from '@/lib/store/product'
import { orNotFound } from '../or-not-found'
import { ListingBody } from '../listing-body'
import { listingMetadata } from '../listing-metadata'
import type { Narrowed } from '../read-filter'

export async function productIndexMetadata(narrowed: Narrowed): Promise<Metadata> {
  const t = await getTranslations('ProductIndex')
  return {
    title: t('title'),
    description: t('description'),
    ...listingMetadata({ listing: PRODUCT_INDEX, ...narrowed }),
  }
}

/** Every product of the shop, as far as they are wanted: one page of them. */
export async function ProductIndex({ filter, page }: Narrowed) {
  const [t, { tree }, products] = await Promise.all([
    getTranslations('ProductIndex'),
    getCategories(),
    orNotFound(listProducts({ ...filterFields(filter), page, limit: LISTING_PAGE_SIZE, facets: '1' })),
  ])
  return (
    <>
      <ListingHead
        trail={[{ name: t('home'), url: '/' }]}
        title={t('title')}
        description={t('description')}
        chips={tree.map(({ name, url, productCount }) => ({ name, url, count: productCount }))}
      />
      <ListingBody listing={PRODUCT_INDEX} filter={filter} products={products} />
    </>
  )
}

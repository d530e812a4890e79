import { ProductCount } from '@/components/ui/product-count'
import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { ListingHead } from '@/components/product/listing-head'
import { filterFields } from '@/lib/catalog/filter'
import { PRODUCT_INDEX } from '@/lib/catalog/listing'
import { LISTING_PAGE_SIZE } from '@/lib/limits'
import { listingMetadata } from '@/lib/seo/listing-metadata'
import { listProducts } from '@/lib/data/product'
import { requireFound, requireCategories } from '../require-found'
import { ListingBody, ListingData } from '../listing-body'
import type { ListingParams } from '../internal/listing-params'

export async function productIndexMetadata(params: ListingParams): Promise<Metadata> {
  const t = await getTranslations('ProductIndex')
  return listingMetadata({ listing: PRODUCT_INDEX, title: t('title'), description: t('description'), ...params })
}

/** Every product of the shop, one page at a time. */
export async function ProductIndex({ filter, page }: ListingParams) {
  const [t, { tree }, products] = await Promise.all([
    getTranslations('ProductIndex'),
    requireCategories(),
    requireFound(listProducts({ ...filterFields(filter), page, limit: LISTING_PAGE_SIZE, facets: '1' })),
  ])
  const trail = [{ name: t('home'), url: '/' }]
  const title = t('title')
  return (
    <>
      <ListingData listing={PRODUCT_INDEX} filter={filter} trail={trail} title={title} products={products} />
      <ListingHead
        trail={trail}
        title={title}
        description={t('description')}
        chips={tree.map(({ name, url, productCount }) => ({
          name,
          url,
          count: <ProductCount count={productCount} />,
        }))}
      />
      <ListingBody listing={PRODUCT_INDEX} filter={filter} products={products} />
    </>
  )
}

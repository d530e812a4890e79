import { ProductCount } from '@/components/ui/product-count'
import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { CurrentRoot } from '@/components/layout/navigation-bar'
import { ListingHead } from '@/components/product/listing-head'
import { filterFields } from '@/lib/catalog/filter'
import { categoryListing } from '@/lib/catalog/listing'
import { LISTING_PAGE_SIZE } from '@/lib/limits'
import { categoryMetadata } from '@/lib/seo/listing-metadata'
import { listProducts } from '@/lib/data/product'
import { ListingBody, ListingData } from '../listing-body'
import type { ListingParams } from '../internal/listing-params'
import { requireFound, requireCategory } from '../require-found'

interface Props extends ListingParams {
  /** Key of the node. */
  cate: string
}

/** The metadata of its page. */
export async function currentCategoryMetadata({ cate, filter, page }: Props): Promise<Metadata> {
  return categoryMetadata({ ...(await requireCategory(cate)), filter, page })
}

/** The products of a category and all below it, one page at a time. */
export async function CategoryListing({ cate, filter, page }: Props) {
  const { category, ancestors } = await requireCategory(cate)
  const query = { ...filterFields(filter), page, limit: LISTING_PAGE_SIZE, facets: '1' } as const
  const [t, products] = await Promise.all([
    getTranslations('Listing'),
    requireFound(listProducts({ category: cate, ...query })),
  ])
  const { name, description, children } = category
  const listing = categoryListing(cate)
  const trail = [{ name: t('home'), url: '/' }, ...ancestors.map(({ name, url }) => ({ name, url }))]
  return (
    <>
      <CurrentRoot root={ancestors[0]?.key ?? cate} />
      <ListingData listing={listing} filter={filter} trail={trail} title={name} products={products} />
      <ListingHead
        trail={trail}
        title={name}
        description={description}
        chips={children.map(({ name, url, productCount }) => ({
          name,
          url,
          count: <ProductCount count={productCount} />,
        }))}
      />
      <ListingBody listing={listing} filter={filter} products={products} title={name} />
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { ListingHead } from '@/components/product/listing-head'
import { filterFields } from '@/lib/listing/filter'
import { categoryListing } from '@/lib/listing/listing'
import { LISTING_PAGE_SIZE } from '@/lib/limits'
import { listProducts } from '@/lib/store/product'
import { ListingBody } from '../listing-body'
import { listingMetadata } from '../listing-metadata'
import type { Narrowed } from '../read-filter'
import { orNotFound } from '../or-not-found'
import { requireCategory } from './require-categories'

interface Props extends Narrowed {
  /** Key of the node. */
  cate: string
}

export async function categoryMetadata({ cate, filter, page }: Props): Promise<Metadata> {
  const { category, above } = await requireCategory(cate)
  const parent = above.at(-1)
  // 'Shirts' alone says little: below a club its name stands before it.
  const title = above.length > 1 && parent ? `${parent.name}: ${category.name}` : category.name
  const told = listingMetadata({ listing: categoryListing(cate), filter, page })
  return { title, description: category.description, ...told }
}

/** The products of a category and all below it, as far as they are wanted: one page of them. */
export async function CategoryListing({ cate, filter, page }: Props) {
  const { category, above } = await requireCategory(cate)
  const query = { ...filterFields(filter), page, limit: LISTING_PAGE_SIZE, facets: '1' } as const
  const [t, products] = await Promise.all([
    getTranslations('Listing'),
    orNotFound(listProducts({ category: cate, ...query })),
  ])
  const { name, description, children } = category
  return (
    <>
      <ListingHead
        trail={[{ name: t('home'), url: '/' }, ...above.map(({ name, url }) => ({ name, url }))]}
        title={name}
        description={description}
        chips={children.map(({ name, url, productCount }) => ({ name, url, count: productCount }))}
      />
      <ListingBody listing={categoryListing(cate)} filter={filter} products={products} />
    </>
  )
}

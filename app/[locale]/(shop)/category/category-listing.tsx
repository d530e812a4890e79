import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { ListingHead } from '@/components/product/listing-head'
import { ProductList } from '@/components/product/product-list'
import { LISTING_PAGE_SIZE } from '@/lib/limits'
import { listProducts } from '@/lib/store/product'
import { requireCategory } from './require-categories'

interface Props {
  /** Key of the node. */
  cate: string
  /** From 1. */
  page: number
}

const addressOf = (url: string, page: number) => (page > 1 ? `${url}?page=${page}` : url)

export async function categoryMetadata({ cate, page }: Props): Promise<Metadata> {
  const { category, above } = await requireCategory(cate)
  const parent = above.at(-1)
  // 'Shirts' alone says little: below a club its name stands before it.
  const title = above.length > 1 && parent ? `${parent.name}: ${category.name}` : category.name
  return { title, description: category.description, alternates: { canonical: addressOf(category.url, page) } }
}

/** The products of a category and all below it: one page of them. */
export async function CategoryListing({ cate, page }: Props) {
  const { category, above } = await requireCategory(cate)
  const [t, products] = await Promise.all([
    getTranslations('Listing'),
    listProducts({ category: cate, page, limit: LISTING_PAGE_SIZE }),
  ])
  if (page > 1 && products.list.length === 0) notFound()
  const { name, description, url, children } = category
  return (
    <>
      <ListingHead
        trail={[{ name: t('home'), url: '/' }, ...above.map(({ name, url }) => ({ name, url }))]}
        title={name}
        description={description}
        chips={children.map(({ name, url, productCount }) => ({ name, url, count: productCount }))}
      />
      <ProductList
        products={products}
        addresses={{
          pages: `${url}?page=`,
          items: `/api/product?category=${cate}&limit=${LISTING_PAGE_SIZE}&page=`,
        }}
      />
    </>
  )
}

import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { ListingHead } from '@/components/product/listing-head'
import { ProductList } from '@/components/product/product-list'
import { LISTING_PAGE_SIZE } from '@/lib/limits'
import { getCategories } from '@/lib/store/category'
import { listProducts } from '@/lib/store/product'

export async function productIndexMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations('ProductIndex')
  const canonical = page > 1 ? `/product?page=${page}` : '/product'
  return { title: t('title'), description: t('description'), alternates: { canonical } }
}

/** Every product of the shop: one page of them. */
export async function ProductIndex({ page }: { page: number }) {
  const [t, { tree }, products] = await Promise.all([
    getTranslations('ProductIndex'),
    getCategories(),
    listProducts({ page, limit: LISTING_PAGE_SIZE }),
  ])
  if (page > 1 && products.list.length === 0) notFound()
  return (
    <>
      <ListingHead
        trail={[{ name: t('home'), url: '/' }]}
        title={t('title')}
        description={t('description')}
        chips={tree.map(({ name, url, productCount }) => ({ name, url, count: productCount }))}
      />
      <ProductList
        products={products}
        addresses={{ pages: '/product?page=', items: `/api/product?limit=${LISTING_PAGE_SIZE}&page=` }}
      />
    </>
  )
}

import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListingHead } from '@/components/product/listing-head'
import { ProductList } from '@/components/product/product-list'
import { fromKeywordSegment, searchItems, searchPages } from '@/lib/search/keyword'
import { searchProducts } from '@/lib/store/search'
import { SearchStart } from '../../../search/search-start'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/found/[keyword]/[page]'>

async function read(params: Props['params']) {
  const { keyword, page } = await params
  return { keyword: fromKeywordSegment(keyword) ?? notFound(), page: Number(page) || notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { keyword }] = await Promise.all([getTranslations('Search'), read(params)])
  return { title: t('results', { keyword }), robots: { index: false, follow: true } }
}

/** What `/search?keyword=` found: one page of it (docs/decisions/005). */
export default async function FoundPage({ params }: Props) {
  const { keyword, page } = await read(params)
  const [t, result] = await Promise.all([getTranslations('Search'), searchProducts(keyword, page)])
  const { corrected } = result
  return (
    <>
      <ListingHead
        trail={[{ name: t('home'), url: '/' }]}
        current={t('title')}
        title={t('results', { keyword })}
        description={corrected ? t('corrected', { keyword, corrected }) : ''}
        chips={[]}
      />
      <ProductList
        products={result}
        addresses={{ pages: searchPages(keyword), items: searchItems(keyword) }}
        empty={<SearchStart isPart title={t('nothing')} text={t('nothingText')} />}
      />
    </>
  )
}

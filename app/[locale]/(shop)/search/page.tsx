import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { SearchStart } from './search-start'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Search')
  return pageMetadata({ title: t('title'), description: t('description'), path: '/search', isHidden: true })
}

/** The search page without a keyword; with one, middleware rewrites to the internal search results. */
export default async function SearchPage() {
  const t = await getTranslations('Search')
  return <SearchStart title={t('title')} text={t('start')} />
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchStart } from './search-start'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Search')
  return { title: t('title'), alternates: { canonical: '/search' }, robots: { index: false } }
}

/** A search that has not been told what to look for; with a keyword middleware leads to ../found. */
export default async function SearchPage() {
  const t = await getTranslations('Search')
  return <SearchStart title={t('title')} text={t('start')} />
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundBoundary } from '@/components/errors/boundaries'
import { getNotFoundTexts } from '@/components/errors/not-found-texts'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { knownCategories, popularCategories } from '../navigation'

/** For every response with status 404: Next uses this metadata, not that of the page that is shown. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** Shown where a page calls `notFound()`. Unknown addresses get internal/not-found/page.tsx. */
export default async function NotFound() {
  const [texts, categories, { notFound }] = await Promise.all([
    getNotFoundTexts(),
    knownCategories(),
    getStoreSettings(),
  ])
  const popular = popularCategories(categories).map(({ name, url }) => ({ name, url }))
  return <NotFoundBoundary texts={texts} popular={popular} picture={notFound} imageBase={imageBaseUrl()} />
}

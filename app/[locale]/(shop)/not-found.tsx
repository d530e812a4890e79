import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { knownCategories, popularCategories } from '../navigation'

/** Of every response with status 404: Next takes it from here, and not from the page that is shown. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** Shown where a page calls `notFound()`. Unknown addresses get missing/page.tsx. */
export default async function NotFound() {
  return <NotFoundScreen popular={popularCategories(await knownCategories())} />
}

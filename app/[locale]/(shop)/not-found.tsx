import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { knownCategories, popularCategories } from '../navigation'

/** Of every answer with status 404: Next asks here, and not the page that is shown. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** What a page says that finds nothing to show. Unknown addresses get missing/page.tsx. */
export default async function NotFound() {
  return <NotFoundScreen popular={popularCategories(await knownCategories())} />
}

import { ASKED_PATH_HEADER } from '@/lib/asked-path'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { readable } from '@/components/errors/readable-path'
import { knownCategories, popularCategories } from '../../navigation'

/** Where middleware sends unknown addresses, with status 404 (docs/decisions/001). */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function MissingPage() {
  const path = (await headers()).get(ASKED_PATH_HEADER) ?? ''
  return <NotFoundScreen path={readable(path)} popular={popularCategories(await knownCategories())} />
}

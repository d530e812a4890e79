import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { getNotFoundTexts } from '@/components/errors/not-found-texts'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { REPLACEMENT_HEADER, REQUESTED_PATH_HEADER, decodeForDisplay } from '@/lib/routing/requested-path'
import { knownCategories, popularCategories } from '@/app/[locale]/navigation'
import { renderReplacement } from './replacement'

/** Metadata of a page with status 410; for a 404 Next.js takes that of not-found.tsx. */
export { generateMetadata } from '@/app/[locale]/(shop)/not-found'

export const dynamic = 'force-dynamic'

/**
 * The middleware rewrites addresses that do not exist to it, with status 404 or 410 (docs/decisions/001). Rendered per
 * request, because it names the requested path (spec §2).
 */
export default async function NotFoundPage() {
  const [requested, texts, categories, { notFound }] = await Promise.all([
    headers(),
    getNotFoundTexts(),
    knownCategories(),
    getStoreSettings(),
  ])
  const replacement = await renderReplacement(requested.get(REPLACEMENT_HEADER) ?? '', categories)
  return (
    <NotFoundScreen
      texts={texts}
      popular={popularCategories(categories)}
      picture={notFound}
      imageBase={imageBaseUrl()}
      path={decodeForDisplay(requested.get(REQUESTED_PATH_HEADER) ?? '')}
    >
      {replacement}
    </NotFoundScreen>
  )
}

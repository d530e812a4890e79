import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { ASKED_PATH_HEADER } from '@/lib/routing/asked-path-header'
import { readable } from '@/lib/routing/readable-path'
import { knownCategories, popularCategories } from '../../navigation'

/** Of a page with status 410; for a 404 Next takes that of not-found.tsx. */
export { generateMetadata } from '../not-found'

export const dynamic = 'force-dynamic'

/**
 * Where the middleware rewrites addresses that do not exist, with status 404 or 410 (docs/decisions/001). It names the
 * requested path (spec §2), so it is rendered per request.
 */
export default async function MissingPage() {
  const [requested, categories] = await Promise.all([headers(), knownCategories()])
  return (
    <NotFoundScreen popular={popularCategories(categories)} path={readable(requested.get(ASKED_PATH_HEADER) ?? '')} />
  )
}

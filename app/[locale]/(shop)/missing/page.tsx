import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { knownCategories, popularCategories } from '../../navigation'

/** What a page made anew in the background says of itself; Next asks not-found.tsx where it answers with status 404. */
export { generateMetadata } from '../not-found'

export const revalidate = 60
export const generateStaticParams = () => []

/**
 * Where middleware sends unknown addresses, with status 404 (docs/decisions/001): one page for all of them, into which the
 * door writes the path (lib/door/asked-path.ts).
 */
export default async function MissingPage() {
  return <NotFoundScreen popular={popularCategories(await knownCategories())} />
}

import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { knownCategories, popularCategories } from '../navigation'

/** What a page says that finds nothing to show. Unknown addresses get missing/page.tsx, which knows the path. */
export default async function NotFound() {
  return <NotFoundScreen popular={popularCategories(await knownCategories())} />
}

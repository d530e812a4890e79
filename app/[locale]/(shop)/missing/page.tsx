import { ASKED_PATH_HEADER } from '@/lib/asked-path'
import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/errors/not-found-screen'
import { readable } from '@/components/errors/readable-path'
import { knownCategories, popularCategories } from '../../navigation'

/** Where middleware sends unknown addresses, with status 404 (docs/decisions/001). What it says of itself is said in not-found.tsx. */
export const dynamic = 'force-dynamic'

export default async function MissingPage() {
  const path = (await headers()).get(ASKED_PATH_HEADER) ?? ''
  return <NotFoundScreen path={readable(path)} popular={popularCategories(await knownCategories())} />
}

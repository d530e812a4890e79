import { drawShare } from '@/lib/seo/draw-share'
import { fetchPicture } from '@/lib/seo/fetch-picture'
import { shareCardOf } from '@/lib/seo/share-card-of'
import { readSharePath } from '@/lib/seo/share-path'

/** Drawn at the first request and cached as pages are: a new price is on it when it is on the page. */
export const dynamic = 'force-static'
export const revalidate = 60
export const generateStaticParams = () => []

/** The preview image of a shared link (Open Graph). */
export async function GET(_: Request, { params }: RouteContext<'/share/[kind]/[file]'>) {
  const { kind, file } = await params
  const asked = readSharePath(kind, file)
  const card = asked && (await shareCardOf(asked.kind, asked.key))
  if (!card) return new Response('Not Found', { status: 404 })
  const picture = card.imageUrl ? await fetchPicture(card.imageUrl) : undefined
  // A card drawn without its picture would be cached: after a 404 the next request tries again.
  if (picture === null) return new Response('Not Found', { status: 404 })
  const bytes = await drawShare(card, picture)
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } })
}

import { drawOpenGraphImage, fetchImage } from '@/lib/seo/draw-open-graph-image'
import { readOpenGraphImagePath, getOpenGraphCard } from '@/lib/seo/open-graph-card'

/** Drawn at the first request and cached like pages: a new price appears on it together with the page. */
export const dynamic = 'force-static'
export const revalidate = 60
export const generateStaticParams = () => []

/** The preview image of a shared link (Open Graph). */
export async function GET(_: Request, { params }: RouteContext<'/share/[kind]/[file]'>) {
  const { kind, file } = await params
  const requested = readOpenGraphImagePath(kind, file)
  const card = requested && (await getOpenGraphCard(requested.kind, requested.key))
  if (!card) return new Response('Not Found', { status: 404 })
  const picture = card.imageUrl ? await fetchImage(card.imageUrl, card.photo) : undefined
  // A card drawn without its image would be cached: after a 404 the next request tries again.
  if (picture === null) return new Response('Not Found', { status: 404 })
  const bytes = await drawOpenGraphImage(card, picture)
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } })
}

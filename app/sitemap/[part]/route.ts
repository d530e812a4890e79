import { sendFile } from '@/lib/seo/send-file'
import { sitemapPartFile } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params
  return sendFile(request, () => sitemapPartFile(part))
}

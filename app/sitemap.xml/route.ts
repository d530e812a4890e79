import { sendFile } from '@/lib/seo/send-file'
import { sitemapIndexFile } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => sendFile(request, sitemapIndexFile)

import { sendFile } from '@/lib/crawl/send-file'
import { sitemapIndexFile } from '@/lib/crawl/sitemap-files'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => sendFile(request, sitemapIndexFile)

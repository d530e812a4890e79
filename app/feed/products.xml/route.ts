import { feedFile } from '@/lib/seo/product-feed'
import { sendFile } from '@/lib/seo/send-file'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => sendFile(request, feedFile)

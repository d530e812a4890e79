import { feedFile } from '@/lib/seo/feed-file'
import { sendFile } from '@/lib/seo/send-file'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => sendFile(request, feedFile)

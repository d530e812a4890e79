import { llmsFile } from '@/lib/crawl/llms-file'
import { sendFile } from '@/lib/crawl/send-file'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => sendFile(request, llmsFile)

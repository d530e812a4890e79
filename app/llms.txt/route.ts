import { llmsFile } from '@/lib/seo/text-files'
import { sendFile } from '@/lib/seo/send-file'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => sendFile(request, llmsFile)

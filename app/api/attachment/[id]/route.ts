import { proxyAttachment } from '@/lib/api/proxy/uploads'
import { rejectCall } from '@/lib/api/proxy/request-guard'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  (await rejectCall(request)) ?? proxyAttachment((await params).id)

import { passAttachment } from '@/lib/api/proxy/uploads'
import { callTurnedAway } from '@/lib/api/proxy/request-guard'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }) =>
  (await callTurnedAway(request)) ?? passAttachment((await params).id)

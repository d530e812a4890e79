import { proxyCaptcha } from '@/lib/api/proxy/files'
import { rejectCall } from '@/lib/api/proxy/request-guard'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request) => (await rejectCall(request)) ?? proxyCaptcha()

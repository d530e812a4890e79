import { passCaptcha } from '@/lib/api/proxy/files'
import { callTurnedAway } from '@/lib/api/proxy/request-guard'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request) => (await callTurnedAway(request)) ?? passCaptcha()

import { passCaptcha } from '@/lib/api/proxy/captcha'
import { callTurnedAway } from '@/lib/api/proxy/turned-away'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request) => (await callTurnedAway(request)) ?? passCaptcha()

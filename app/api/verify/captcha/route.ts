import { passCaptcha } from '@/lib/proxy/captcha'
import { callTurnedAway } from '@/lib/proxy/turned-away'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request) => (await callTurnedAway(request)) ?? passCaptcha()

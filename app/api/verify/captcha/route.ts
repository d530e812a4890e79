import { passCaptcha } from '@/lib/proxy/captcha'
import { callTooOften } from '@/lib/proxy/too-often'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request) => (await callTooOften(request)) ?? passCaptcha()

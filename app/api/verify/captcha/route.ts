import { passCaptcha } from '@/lib/proxy/captcha'

export const dynamic = 'force-dynamic'

export const GET = passCaptcha

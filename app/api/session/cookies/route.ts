import { answerCookieCheck } from '@/lib/proxy/cookie-check'

export const dynamic = 'force-dynamic'

export const GET = answerCookieCheck

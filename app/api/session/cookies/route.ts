import { answerCookieCheck } from '@/lib/api/proxy/cookie-check'

export const dynamic = 'force-dynamic'

export const GET = answerCookieCheck

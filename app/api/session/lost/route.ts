import { answerSessionLost } from '@/lib/proxy/session-lost'

export const dynamic = 'force-dynamic'

export const GET = answerSessionLost

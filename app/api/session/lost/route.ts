import { answerSessionLost } from '@/lib/api/proxy/session-lost'

export const dynamic = 'force-dynamic'

export const GET = answerSessionLost

import { endRefusedSession, handleSessionLost } from '@/lib/api/proxy/session'

export const dynamic = 'force-dynamic'

export const GET = handleSessionLost

export const POST = endRefusedSession

import { isReady } from '@/lib/health/check-ready'
import { healthReply } from '@/lib/health/health-reply'

export const dynamic = 'force-dynamic'

/** For whoever balances the instances: 503 until the shop was seen, and while this one is about to end. */
export const GET = async () => healthReply(await isReady())

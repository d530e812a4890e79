import { readyReply } from '@/lib/telemetry/readiness'

export const dynamic = 'force-dynamic'

/** For whoever balances the instances: 503 until the shop was seen, and while this one is about to end. */
export const GET = ({ headers }: Request) => readyReply(headers)

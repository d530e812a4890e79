import { readyReply } from '@/lib/telemetry/readiness'

export const dynamic = 'force-dynamic'

/** Readiness for the load balancer: 503 until the first settings are loaded, and while this instance drains. */
export const GET = ({ headers }: Request) => readyReply(headers)

import { healthReply } from '@/lib/telemetry/readiness'

export const dynamic = 'force-dynamic'

/** Liveness: the process responds. `/readyz` reports whether it should receive traffic. */
export const GET = () => healthReply(true)

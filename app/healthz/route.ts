import { healthReply } from '@/lib/telemetry/readiness'

export const dynamic = 'force-dynamic'

/** The process answers. Whether it should be given shoppers, `/readyz` says. */
export const GET = () => healthReply(true)

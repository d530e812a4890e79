import { healthReply } from '@/lib/telemetry/health-reply'

export const dynamic = 'force-dynamic'

/** The process answers. Whether it should be given shoppers, `/readyz` says. */
export const GET = () => healthReply(true)

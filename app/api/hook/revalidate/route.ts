import { processCache } from '@/lib/cache/process-cache.mjs'
import { handleInvalidationWebhook } from '@/lib/data/cache-invalidation'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** Cache invalidation webhook of the store API (docs/decisions/022). */
export const POST = (request: Request) =>
  handleInvalidationWebhook(request, {
    secret: env().REVALIDATE_SECRET || undefined,
    cache: processCache(),
    now: Date.now(),
  })

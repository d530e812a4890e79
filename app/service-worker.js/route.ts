import { buildId } from '@/lib/cache/build-id.mjs'
import { env } from '@/lib/env'
import { workerSource } from '@/lib/offline/worker'

export const dynamic = 'force-dynamic'

/** Browsers ask for it at each visit, so that a new build or the switch takes effect. */
export const GET = () =>
  new Response(workerSource(env().SERVICE_WORKER === 'on', buildId()), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })

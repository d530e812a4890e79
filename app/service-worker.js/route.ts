import { buildId } from '@/lib/cache/build-id.mjs'
import { env, isDevelopment } from '@/lib/env'
import { workerSource } from '@/lib/browser/offline/worker'

export const dynamic = 'force-dynamic'

/** Browsers load it at each visit, so that a new build or the switch takes effect. `next dev` has no build: it is off. */
export const GET = () => {
  const isOn = env().SERVICE_WORKER === 'on' && !isDevelopment()
  return new Response(workerSource(isOn, isOn ? buildId() : ''), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

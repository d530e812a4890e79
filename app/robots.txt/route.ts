import { robotsText } from '@/lib/seo/text-files'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** Rendered per request: the shop's own address is known only at run time. */
export const GET = () =>
  new Response(robotsText(env().PUBLIC_ORIGIN), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

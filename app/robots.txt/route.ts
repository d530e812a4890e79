import { robotsText } from '@/lib/seo/text-files'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** Nothing of it but the shop's own address is to be found out, and that is known only once it runs. */
export const GET = () =>
  new Response(robotsText(env().PUBLIC_ORIGIN), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

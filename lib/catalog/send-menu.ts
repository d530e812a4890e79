import 'server-only'
import { computeEtag, isNotModified } from '../seo/send-file'
import { log } from '../telemetry/log'
import { getCategories } from '../data/category'
import { menuNodes } from './menu-nodes'

/** Browsers keep it for a minute, caches in front of the shop as long as a page. It is no page for an index. */
const HEADERS = { 'cache-control': 'public, max-age=60, s-maxage=60', 'x-robots-tag': 'noindex' }

const UNAVAILABLE = { 'cache-control': 'no-store', 'retry-after': '10', 'x-robots-tag': 'noindex' }

/** Sends the menu's category tree as JSON; 304 where it is known, 503 where the store API has never answered. */
export async function sendMenu(request: Request): Promise<Response> {
  try {
    const body = JSON.stringify(menuNodes((await getCategories()).tree))
    const etag = computeEtag([body])
    const headers = { ...HEADERS, etag, 'content-type': 'application/json' }
    if (isNotModified(request.headers, { etag })) return new Response(null, { status: 304, headers })
    return new Response(body, { headers })
  } catch (error) {
    log().error({ err: error }, 'the menu could not be loaded')
    return new Response(null, { status: 503, headers: UNAVAILABLE })
  }
}

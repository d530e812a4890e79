import 'server-only'
import { computeEtag, isNotModified } from '../seo/send-file'
import { log } from '../telemetry/log'
import { type Category, getCategories } from '../data/category'

/** Cached by browsers and shared caches for 60 s. */
const HEADERS = { 'cache-control': 'public, max-age=60, s-maxage=60', 'x-robots-tag': 'noindex' }

const UNAVAILABLE = { 'cache-control': 'no-store', 'retry-after': '10', 'x-robots-tag': 'noindex' }

/** GET /menu: the menu's category tree as JSON; 304 for a known ETag, 503 when the store API is down and nothing is cached. */
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

/** A category with what the menu shows of it. */
export interface MenuNode {
  key: string
  name: string
  /** Products in the category and its descendants. */
  count: number
  nodes?: MenuNode[]
}

/** Reduces the category tree to menu nodes. */
export const menuNodes = (tree: Category[]): MenuNode[] =>
  tree.map(({ key, name, productCount: count, children }) => ({
    ...{ key, name, count },
    ...(children.length > 0 && { nodes: menuNodes(children) }),
  }))

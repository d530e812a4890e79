import type { Change } from '../contract/changes'
import type { FoundDrawing } from './found-drawing'

/** Where the cache looks for what an entry shows, by which a change finds it (cache/entry-tags.mjs). */
const TAGS = 'x-next-cache-tags'

/** Lengths of its parts, in bytes. */
const PARTS = 'x-drawing-parts'

/** A drawing as the cache of the process keeps it: like the answer of a route, whose bytes it counts. */
export interface KeptDrawing {
  kind: 'APP_ROUTE'
  status: 200
  headers: Record<string, string>
  body: Buffer
}

/** @param drawing null where there is nothing to draw: that is an answer too */
export function keep(drawing: FoundDrawing | null, shows: Change[]): KeptDrawing {
  const parts = drawing ? [Buffer.from(drawing.links.join('')), drawing.html, drawing.view] : []
  return {
    kind: 'APP_ROUTE',
    status: 200,
    headers: { [TAGS]: shows.join(), [PARTS]: parts.map(({ length }) => length).join() },
    body: Buffer.concat(parts),
  }
}

/** @returns null where there was nothing to draw */
export function unpack({ headers, body }: KeptDrawing): FoundDrawing | null {
  const [links, html, view] = (headers[PARTS] ?? '').split(',').map(Number)
  if (links === undefined || html === undefined || view === undefined) return null
  return {
    links: body.toString('utf8', 0, links).match(/<link [^<>]*>/g) ?? [],
    html: body.subarray(links, links + html),
    view: body.subarray(links + html, links + html + view),
  }
}

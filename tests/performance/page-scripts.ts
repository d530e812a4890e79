import { gzipSync } from 'node:zlib'

/** A page's scripts: how many, and their bytes as a phone downloads them. */
export interface PageScripts {
  count: number
  /** Bytes, each file compressed by itself with gzip. */
  bytes: number
}

const SCRIPT = /<script[^>]+src="([^"]+)"[^>]*>/g
/** How a page of the shop loads scripts after its first paint (server/html/defer-scripts.ts). */
const DEFERRED = /\b__storefront\.defer\("([^"]+)"\)/g
/** Only for browsers without modules: no phone of today loads it. */
const LEGACY = /\snomodule/i

/** Loads a page and every script its HTML names. @throws Error when the page or a script is not there */
export async function measureScripts(url: string): Promise<PageScripts> {
  const page = await fetch(url)
  if (!page.ok) throw new Error(`${url} answered ${page.status}`)
  const html = await page.text()
  const sources = new Set(
    [...html.matchAll(SCRIPT), ...html.matchAll(DEFERRED)].flatMap(([tag, source = '']) =>
      LEGACY.test(tag) ? [] : [new URL(source, url).href],
    ),
  )
  let bytes = 0
  for (const source of sources) {
    const script = await fetch(source)
    if (!script.ok) throw new Error(`${source} answered ${script.status}`)
    bytes += gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length
  }
  return { count: sources.size, bytes }
}

import { nodeEngine } from '../../../contract/engines/node'
import { deriveKeys } from '../../../contract/keys'
import { signCall } from '../../../contract/signing'
import { ANONYMOUS } from '../../../contract/signing'
import { COMPRESSED, type Target } from './fire'
import type { Reply } from '../../../contract/envelope'
import type { SearchResult } from '../../../contract/entities/search'
import { BARE_CARDS } from '../baseline/bare-app'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import type { Processes } from '../../harness/processes'
import { serveFilesOverTls } from '../baseline/nginx'

/** Reads of products, each signed as the storefront does. */
export function storeApiTarget(origin: string, secret: string, keysOfProducts: string[]): Target {
  const keys = deriveKeys(nodeEngine, secret)
  let count = 0
  let time = 0
  return {
    name: 'store API, product',
    origin,
    next: () => {
      const path = `/api/product/${keysOfProducts[count++ % keysOfProducts.length]}`
      // Signed at distinct times, so that no two calls are identical.
      time = Math.max(Date.now(), time + (count % keysOfProducts.length === 0 ? 1 : 0))
      const { headers } = signCall({ engine: nodeEngine, keys, method: 'GET', path, caller: ANONYMOUS, now: time })
      return { path, headers: { ...headers } }
    },
  }
}

const KEYWORD = 'shirt'

/** With fewer teams a search may find fewer products than a page has cards. */
const MIN_TEAMS = 3

const CARD = /<article /g

/** Shared by all rounds: a round that starts again would find cached pages. */
let requestCount = 0

/** The canonical address of a search filtered by some teams. */
const searchOf = (teams: string[]) => `/search?limit=${BARE_CARDS}&keyword=${KEYWORD}&brand=${teams.join(',')}&page=1`

/**
 * New searches, each with as many cards as the bare dynamic page: a word filtered by some teams, different ones each
 * time.
 * @throws Error if such a page has another number of cards
 */
export async function newSearches(origin: string): Promise<Target> {
  const teams = await teamsOf(origin)
  const next = () => {
    let chosen: string[] = []
    while (chosen.length < MIN_TEAMS) {
      requestCount++
      chosen = teams.filter((_, at) => (requestCount >> at) & 1)
    }
    return { path: searchOf(chosen), headers: COMPRESSED }
  }
  const page = await (await fetch(origin + next().path)).text()
  const cards = page.match(CARD)?.length ?? 0
  if (cards !== BARE_CARDS) throw new Error(`A new search shows ${cards} products, not ${BARE_CARDS}.`)
  return { name: 'new search', origin, next }
}

/** Keys of all teams with matching products, in canonical order. */
async function teamsOf(origin: string): Promise<string[]> {
  const path = `/api/search?keyword=${KEYWORD}&facets=1&limit=1&page=1`
  const { data } = (await (await fetch(origin + path)).json()) as Reply<SearchResult>
  const teams = data.facets?.find(({ key }) => key === 'brand')?.values ?? []
  return teams.map(({ key }) => key).sort()
}

interface Pages {
  /** Origin of the shop. */
  shop: string
  /** Folder for the files. */
  folder: string
  /** Folder of `certificate.pem` and `key.pem`. */
  certificates: string
  pages: readonly { name: string; path: string }[]
}

/** Stores the compressed bytes of pages and serves them with nginx over TLS. @returns its origin */
export async function storeFiles(processes: Processes, { shop, folder, certificates, pages }: Pages): Promise<string> {
  const files = join(folder, 'files')
  mkdirSync(files)
  for (const { name, path } of pages) {
    const { body } = await request(shop + path, { headers: COMPRESSED })
    writeFileSync(join(files, `${name}.html`), Buffer.from(await body.arrayBuffer()))
  }
  return serveFilesOverTls(processes, { folder: files, file: `${pages[0]?.name}.html`, certificates })
}

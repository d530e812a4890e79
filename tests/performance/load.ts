import { bench } from './bench'
import { readArguments, type Access } from './arguments'
import { startBare } from './floor/start-bare'
import { startNginx } from './floor/start-nginx'
import { productPaths } from './known-products'
import { storeFiles } from './load/files'
import type { Target } from './load/fire'
import { COMPRESSED } from './load/compressed'
import { CACHED, figuresOf, fileOf, LIMITS, NEW_SEARCH_ALONE, STORE_API_AT_RATE } from './load/figures'
import { newSearches } from './load/new-searches'
import { fireInRounds } from './load/rounds'
import { storeApiTarget } from './load/store-api-target'
import { openShop, type OpenShop } from './open-shop'
import { report } from './report'
import { startDatabase } from './start-database'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

const { access } = readArguments(process.argv.slice(2))

const page = (name: string, origin: string, path: string): Target => ({
  name,
  origin,
  next: () => ({ path, headers: COMPRESSED }),
})

type Place = Parameters<Parameters<typeof bench>[0]>[0]

/** What the pages are compared with: a bare app straight at the shop, files of the same bytes where nginx serves both. */
const FLOORS: Readonly<Record<Access, (place: Place, shop: OpenShop) => Promise<Target[]>>> = {
  straight: async ({ processes, settings }, { url }) => {
    const bare = await startBare(processes)
    const nginx = await startNginx(processes, settings.dataDir, await (await fetch(url)).text())
    return [
      page('bare static', bare, '/'),
      page('bare static, empty middleware', bare, '/door'),
      page('bare dynamic', bare, '/dynamic'),
      ...(nginx ? [page('nginx, the same home', nginx, '/')] : []),
    ]
  },
  nginx: async ({ processes, settings }, { url, certificates }) => {
    const origin = await storeFiles(processes, { shop: url, folder: settings.dataDir, certificates, pages: CACHED })
    return CACHED.map(({ name }) => page(fileOf(name), origin, `/${encodeURIComponent(name)}.html`))
  },
}

await bench(async (place) => {
  const { processes, settings } = place
  const shop = await openShop(place, access, { DATABASE_URL: await startDatabase(processes) })
  const { url, storeApi } = shop
  const floors = await FLOORS[access](place, shop)
  const keys = (await productPaths(url)).map((path) => path.replace('/product/', ''))
  const signedReads = storeApiTarget(storeApi.url, settings.secrets.storeApi, keys)
  const searches = await newSearches(url)
  console.log(`${ROUNDS} rounds, store API on PostgreSQL`)
  const fired = await fireInRounds(
    [
      ...floors,
      ...CACHED.map(({ name, path }) => page(name, url, path)),
      searches,
      { ...searches, name: NEW_SEARCH_ALONE, connections: 1 },
      // What a browser reads without a page.
      page('proxy, cart', url, '/api/cart?page=1&limit=12'),
      signedReads,
      // At full speed requests wait in line: latency is measured at the rate that has to be served.
      { ...signedReads, name: STORE_API_AT_RATE, rate: LIMITS.storeApi },
    ],
    ROUNDS,
  )
  return report('load', figuresOf(fired, access), access)
})

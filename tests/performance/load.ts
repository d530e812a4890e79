import { bench, openShop, type OpenShop, startDatabase } from './bench'
import { type Access, readArguments, report } from './command-line'
import { startBare } from './baseline/bare-app'
import { serveFile } from './baseline/nginx'
import { productPaths } from '../harness/shopper-paths'
import { newSearches, storeApiTarget, storeFiles } from './load/targets'
import { COMPRESSED, fireInRounds, type Target } from './load/fire'
import { CACHED, figuresOf, fileOf, LIMITS, NEW_SEARCH_ALONE, STORE_API_AT_RATE } from './load/figures'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

const { access } = readArguments(process.argv.slice(2))

const page = (name: string, origin: string, path: string): Target => ({
  name,
  origin,
  next: () => ({ path, headers: COMPRESSED }),
})

type Place = Parameters<Parameters<typeof bench>[0]>[0]

/** Baselines of the pages: a bare app for direct access; through nginx, files with the same bytes. */
const BASELINES: Readonly<Record<Access, (place: Place, shop: OpenShop) => Promise<Target[]>>> = {
  straight: async ({ processes, settings }, { url }) => {
    const bare = await startBare(processes)
    const nginx = await serveFile(processes, settings.dataDir, await (await fetch(url)).text())
    return [
      page('bare static', bare, '/'),
      page('bare static, empty middleware', bare, '/empty-middleware'),
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
  const baselines = await BASELINES[access](place, shop)
  const keys = (await productPaths(url)).map((path) => path.replace('/product/', ''))
  const signedReads = storeApiTarget(storeApi.url, settings.secrets.storeApi, keys)
  const searches = await newSearches(url)
  console.log(`${ROUNDS} rounds, store API on PostgreSQL`)
  const results = await fireInRounds(
    [
      ...baselines,
      ...CACHED.map(({ name, path }) => page(name, url, path)),
      searches,
      { ...searches, name: NEW_SEARCH_ALONE, connections: 1 },
      // A call by the browser only, without a page.
      page('proxy, cart', url, '/api/cart?page=1&limit=12'),
      signedReads,
      // At full speed requests queue up: latency is measured at the required rate.
      { ...signedReads, name: STORE_API_AT_RATE, rate: LIMITS.storeApi },
    ],
    ROUNDS,
  )
  return report('load', figuresOf(results, access), access)
})

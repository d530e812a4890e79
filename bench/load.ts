import { startStoreApi, startStorefront } from '../scripts/shop'
import { bench } from './bench'
import { startBare } from './floor/start-bare'
import { startNginx } from './floor/start-nginx'
import { productPaths } from './known-products'
import type { Fired, Target } from './load/fire'
import { COMPRESSED } from './load/compressed'
import { newSearches } from './load/new-searches'
import { fireInRounds } from './load/rounds'
import { storeApiTarget } from './load/store-api-target'
import { report, type Figure } from './report'
import { startDatabase } from './start-database'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

const CACHED = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/home-shirts' },
  { name: 'product', path: '/product/tarnbridge-rovers-home-shirt-2026-27' },
  { name: 'content', path: '/page/delivery' },
  { name: 'popular search', path: '/search?page=1&limit=12&keyword=shirt' },
]

/**
 * A cached page may cost so much of what the bare static page costs, and a new search of what the bare dynamic page does.
 * Beside it stands the bare page behind an empty middleware, which is no goal (docs/decisions/028).
 */
const LEAST = { cached: 0.45, newSearch: 0.4, storeApi: 1500 }
const MOST = { p99: 3, storeApiP99: 30 }

/** How fast is asked as many times as have to be answered, evenly: at full speed whoever waits waits in line. */
const AT_RATE = `store API, product, ${LEAST.storeApi} asked for`

const page = (name: string, origin: string, path: string): Target => ({
  name,
  origin,
  next: () => ({ path, headers: COMPRESSED }),
})

/** The same for the proxy: what a browser reads without a page. */
const proxied = (origin: string) => page('proxy, cart', origin, '/api/cart?page=1&limit=12')

function figuresOf(fired: Map<string, Fired>): Figure[] {
  const of = (name: string) => fired.get(name) ?? { perSecond: 0, p99: 0 }
  const bare = of('bare static')
  const cached = CACHED.flatMap(({ name }): Figure[] => [
    { name: `${name} : bare static`, value: of(name).perSecond / bare.perSecond, unit: '×', atLeast: LEAST.cached },
    { name: `${name} p99 : its`, value: of(name).p99 / Math.max(1, bare.p99), unit: '×', atMost: MOST.p99 },
  ])
  const raw = [...fired].map(([name, { perSecond }]): Figure => ({ name, value: perSecond, unit: '/s' }))
  return [
    ...raw,
    ...cached,
    {
      name: 'new search : bare dynamic',
      value: of('new search').perSecond / of('bare dynamic').perSecond,
      unit: '×',
      atLeast: LEAST.newSearch,
    },
    {
      name: 'store API, signed reads of products',
      value: of('store API, product').perSecond,
      unit: '/s',
      atLeast: LEAST.storeApi,
    },
    { name: 'store API, p99 at full speed', value: of('store API, product').p99, unit: 'ms', atMost: MOST.storeApiP99 },
    { name: `store API, p99 at ${LEAST.storeApi}/s`, value: of(AT_RATE).p99, unit: 'ms', atMost: MOST.storeApiP99 },
  ]
}

await bench(async ({ processes, settings }) => {
  const env = { DATABASE_URL: await startDatabase(processes) }
  const storeApi = await startStoreApi(processes, { ...settings, env })
  const { url } = await startStorefront(processes, settings, storeApi.url)
  const bare = await startBare(processes)
  const products = await productPaths(url)
  const home = await (await fetch(url)).text()
  const nginx = await startNginx(processes, settings.dataDir, home)
  const keys = products.map((path) => path.replace('/product/', ''))
  const signedReads = storeApiTarget(storeApi.url, settings.secrets.storeApi, keys)
  console.log(`${ROUNDS} rounds, store API on PostgreSQL`)
  const fired = await fireInRounds(
    [
      page('bare static', bare, '/'),
      page('bare static, empty middleware', bare, '/door'),
      ...CACHED.map(({ name, path }) => page(name, url, path)),
      ...(nginx ? [page('nginx, the same home', nginx, '/')] : []),
      page('bare dynamic', bare, '/dynamic'),
      await newSearches(url),
      proxied(url),
      signedReads,
      { ...signedReads, name: AT_RATE, rate: LEAST.storeApi },
    ],
    ROUNDS,
  )
  return report('load', figuresOf(fired))
})

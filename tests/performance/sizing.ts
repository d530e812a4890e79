import { freeClusterPorts, startCluster } from '../harness/cluster'
import { UNLIMITED_REQUESTS } from '../harness/shop'
import { bench } from './bench'
import { categoryPaths, productPaths } from './known-products'
import { browse } from './load/browse'
import { COMPRESSED } from './load/compressed'
import { fire } from './load/fire'
import { UNLIMITED_RATES } from './open-shop'
import { processorSeconds } from './processor-time'
import { report, type Figure } from './report'
import { residentMb } from './resident'

/** Seconds until every page was made, and is made anew as often as it will be; and those that are measured. */
const WARM = 90
const MEASURED = 60

await bench(async ({ settings }) => {
  const ports = await freeClusterPorts()
  const folder = settings.dataDir
  const cluster = await startCluster({
    ports,
    folder,
    rates: UNLIMITED_RATES,
    logLevel: 'error',
    env: UNLIMITED_REQUESTS,
  })
  try {
    const origin = cluster.urls.shop
    // Node trusts no self-signed certificate, and reads NODE_EXTRA_CA_CERTS only at start.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    const shown = { products: await productPaths(origin), categories: await categoryPaths(origin) }
    let turn = 0
    const next = () => ({ path: browse(shown, turn++), headers: COMPRESSED })
    const { storefronts, storeApis, nginx, postgres, redis } = cluster.instances
    const programs = { storefronts, 'store APIs': storeApis, nginx: [nginx], PostgreSQL: [postgres], Redis: [redis] }
    const secondsOf = (name: keyof typeof programs) =>
      programs[name].reduce((sum, one) => sum + processorSeconds(one.pid()), 0)
    const names = Object.keys(programs) as (keyof typeof programs)[]

    console.log(`Shoppers browse for ${WARM} seconds, and for ${MEASURED} that count`)
    await fire({ name: 'browsing', origin, next }, { seconds: WARM })
    const before = new Map(names.map((name) => [name, secondsOf(name)]))
    const { perSecond, p99 } = await fire({ name: 'browsing', origin, next }, { seconds: MEASURED })
    const answers = perSecond * MEASURED
    const perAnswer = names.map((name): Figure => {
      const taken = secondsOf(name) - (before.get(name) ?? 0)
      return { name: `${name}, processor for an answer`, value: (taken / answers) * 1000, unit: 'ms' }
    })
    const memory = [...storefronts, ...storeApis].map((one): Figure => ({
      name: `${one.name}, resident`,
      value: residentMb(one.pid()),
      unit: 'MB',
    }))
    return report('sizing', [
      { name: 'answers, all programs and whoever asks on one machine', value: perSecond, unit: '/s' },
      { name: '99 of 100 within', value: p99, unit: 'ms' },
      ...perAnswer,
      ...memory,
    ])
  } finally {
    await cluster.stop()
  }
})

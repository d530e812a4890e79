import { freeClusterPorts, startCluster } from '../harness/cluster'
import { UNLIMITED_REQUESTS } from '../harness/shop'
import { bench, UNLIMITED_RATES } from './bench'
import { browse, categoryPaths, productPaths } from '../harness/shopper-paths'
import { COMPRESSED, fire } from './load/fire'
import { type Figure, report } from './command-line'
import { residentMb } from '../harness/measure'
import { readdirSync, readFileSync } from 'node:fs'

/** Until every page is cached, and revalidated at its usual rate. */
const WARM_UP_S = 90
const MEASUREMENT_S = 60

/** Linux counts CPU time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100

interface Process {
  pid: number
  parent: number
  seconds: number
}

/** Empty if the process has ended. */
function readProcess(pid: number): Process[] {
  try {
    // The part before the last bracket is the process name, which may contain any characters.
    const [, values = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/)
    const fields = values.split(' ')
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number)
    return [{ pid, parent, seconds: (user + system) / TICKS_PER_SECOND }]
  } catch {
    return []
  }
}

/** CPU seconds that a program and its children have used so far. */
function processorSeconds(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))
  const sumOf = ({ pid, seconds }: Process): number =>
    seconds + all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + sumOf(child), 0)
  const root = all.find((entry) => entry.pid === pid)
  return root ? sumOf(root) : 0
}

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
    // Node rejects self-signed certificates, and reads NODE_EXTRA_CA_CERTS only at start.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    const paths = { products: await productPaths(origin), categories: await categoryPaths(origin) }
    let requestCount = 0
    const next = () => ({ path: browse(paths, requestCount++), headers: COMPRESSED })
    const { storefronts, storeApis, nginx, postgres, redis } = cluster.instances
    const programs = { storefronts, 'store APIs': storeApis, nginx: [nginx], PostgreSQL: [postgres], Redis: [redis] }
    const secondsOf = (name: keyof typeof programs) =>
      programs[name].reduce((sum, instance) => sum + processorSeconds(instance.pid()), 0)
    const names = Object.keys(programs) as (keyof typeof programs)[]

    console.log(`Shoppers browse for ${WARM_UP_S} seconds, and for ${MEASUREMENT_S} that count`)
    await fire({ name: 'browsing', origin, next }, { seconds: WARM_UP_S })
    const before = new Map(names.map((name) => [name, secondsOf(name)]))
    const { perSecond, p99 } = await fire({ name: 'browsing', origin, next }, { seconds: MEASUREMENT_S })
    const responses = perSecond * MEASUREMENT_S
    const perResponse = names.map((name): Figure => {
      const usedSeconds = secondsOf(name) - (before.get(name) ?? 0)
      return { name: `${name}, CPU time per response`, value: (usedSeconds / responses) * 1000, unit: 'ms' }
    })
    const memory = [...storefronts, ...storeApis].map((instance): Figure => ({
      name: `${instance.name}, resident`,
      value: residentMb(instance.pid()),
      unit: 'MB',
    }))
    return report('sizing', [
      { name: 'responses, all programs and the load generator on one machine', value: perSecond, unit: '/s' },
      { name: '99 of 100 within', value: p99, unit: 'ms' },
      ...perResponse,
      ...memory,
    ])
  } finally {
    await cluster.stop()
  }
})

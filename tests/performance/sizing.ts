import { freeClusterPorts, startCluster } from '../harness/cluster'
import { UNLIMITED_REQUESTS } from '../harness/shop'
import { bench, UNLIMITED_RATES } from './bench'
import { browse, categoryPaths, productPaths } from '../harness/shopper-paths'
import { COMPRESSED, fire } from './load/fire'
import { type Figure, report } from './command-line'
import { residentMb } from '../harness/measure'
import { readdirSync, readFileSync } from 'node:fs'

/** Seconds until every page is cached and revalidated at its usual rate; and seconds that are measured. */
const WARM = 90
const MEASURED = 60

/** Linux counts CPU time of processes in hundredths of a second. */
const TICKS = 100

interface Process {
  pid: number
  parent: number
  seconds: number
}

/** A process that has ended between two reads is omitted. */
function readProcess(pid: number): Process[] {
  try {
    // The part before the last bracket is the process name, which may contain any characters.
    const [, told = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/)
    const fields = told.split(' ')
    const [parent = 0, own = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number)
    return [{ pid, parent, seconds: (own + system) / TICKS }]
  } catch {
    return []
  }
}

/** CPU seconds that a program and its children have used so far. */
function processorSeconds(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))
  const sumOf = (one: Process): number =>
    one.seconds + all.filter(({ parent }) => parent === one.pid).reduce((sum, child) => sum + sumOf(child), 0)
  const root = all.find((one) => one.pid === pid)
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
      { name: 'responses, all programs and the load generator on one machine', value: perSecond, unit: '/s' },
      { name: '99 of 100 within', value: p99, unit: 'ms' },
      ...perAnswer,
      ...memory,
    ])
  } finally {
    await cluster.stop()
  }
})

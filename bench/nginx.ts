import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '../scripts/cluster/cluster'
import { freeClusterPorts } from '../scripts/cluster/cluster-ports'
import { bench } from './bench'
import { startSecureFile } from './floor/start-secure-file'
import { fireInRounds } from './load/rounds'
import { report } from './report'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** What the page cache may cost of what the same bytes cost as a file. */
const LEAST = 0.5

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/product/tarnbridge-rovers-home-shirt-2026-27' },
]

/** Nobody is told to wait: it is the cache that is measured. */
const RATES = { pages: '1000000r/s', calls: '1000000r/s' }

await bench(async ({ processes, settings }) => {
  // Itself, not a folder in it: PostgreSQL's own user has to get through to its part.
  const folder = settings.dataDir
  const cluster = await startCluster({ ports: await freeClusterPorts(), folder, rates: RATES, logLevel: 'error' })
  try {
    const origin = cluster.urls.shop
    // Node trusts nobody's own certificate, and is told whom to believe only when it starts.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    const pages = await Promise.all(PAGES.map(async ({ path }) => (await fetch(origin + path)).text()))
    const files = join(settings.dataDir, 'files')
    mkdirSync(files)
    PAGES.forEach(({ name }, index) => writeFileSync(join(files, `${name}.html`), pages[index] ?? ''))
    const plain = await startSecureFile(processes, {
      folder: files,
      file: 'home.html',
      certificates: join(folder, 'nginx'),
    })
    const fired = await fireInRounds(
      PAGES.flatMap(({ name, path }) => [
        { name, origin, next: () => ({ path }) },
        { name: `${name}, as a file`, origin: plain, next: () => ({ path: `/${name}.html` }) },
      ]),
      ROUNDS,
    )
    const perSecond = (name: string) => fired.get(name)?.perSecond ?? 0
    const figures = PAGES.flatMap(({ name }) => [
      { name: `${name} through the page cache`, value: perSecond(name), unit: '/s' },
      { name: `${name} as a file`, value: perSecond(`${name}, as a file`), unit: '/s' },
      { name: `${name} : file`, value: perSecond(name) / perSecond(`${name}, as a file`), unit: '×', atLeast: LEAST },
      { name: `${name}, p99`, value: fired.get(name)?.p99 ?? 0, unit: 'ms' },
    ])
    return report('nginx', figures)
  } finally {
    await cluster.stop()
  }
})

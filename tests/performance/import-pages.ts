import { join } from 'node:path'
import { percentile } from '../harness/measure'
import { browse, categoryPaths, productPaths } from '../harness/shopper-paths'
import { atConstantRate } from '../harness/constant-rate'
import { writeExport } from '../harness/export-file'
import { programArgs } from '../harness/programs'
import { UserError } from '../harness/user-error'
import { bench, type BenchContext, openShop, startDatabase } from './bench'
import { type Figure, report } from './command-line'

/**
 * Measures the latency of pages during an import of 5,000 variants: shoppers browse the built shop at a constant rate,
 * first alone, then during the command `import`, on PGlite (through the running shop) and on PostgreSQL.
 */
const PRODUCTS = 1250
const PAGES_PER_SECOND = 20
/** Two lifetimes of pages: afterwards their background renders no longer coincide. */
const WARM_UP_MS = 120_000
/** Two more, so that all pages are rendered again before the import as they are during it. */
const QUIET_MS = 120_000
const LIMIT = 1.5

type PathOf = (turn: number) => string

/** Requests pages until a task has ended. @returns latency of each since it was due, in milliseconds */
async function browseDuring(url: string, pathOf: PathOf, task: Promise<unknown>): Promise<number[]> {
  const latencies: number[] = []
  const pages: Promise<void>[] = []
  let index = 0
  const open = async (path: string, due: number) => {
    const response = await fetch(url + path)
    await response.arrayBuffer()
    if (response.status >= 500) throw new UserError(`${path} responded with ${response.status}.`)
    latencies.push(performance.now() - due)
  }
  const stop = atConstantRate(PAGES_PER_SECOND, (due) => pages.push(open(pathOf(index++), due)))
  await task
  stop()
  await Promise.all(pages)
  return latencies
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function runImport({ processes, settings }: BenchContext, path: string, databaseUrl: string): Promise<number> {
  const start = performance.now()
  const { code } = await processes.run({
    name: 'import',
    args: [...programArgs('store-api/cli'), 'import', path],
    env: { DATA_DIR: settings.dataDir, DATABASE_URL: databaseUrl, STORE_API_SECRET: settings.secrets.storeApi },
    stdout: 'ignore',
  })
  if (code !== 0) throw new UserError(`The import failed (exit code ${code}).`)
  return (performance.now() - start) / 1000
}

async function measure(place: BenchContext, database: string, databaseUrl: string): Promise<Figure[]> {
  const { url } = await openShop(place, 'straight', { DATABASE_URL: databaseUrl })
  const paths = { products: await productPaths(url), categories: await categoryPaths(url) }
  const pathOf: PathOf = (index) => browse(paths, index)
  const path = join(place.settings.dataDir, 'products.csv')
  await writeExport(path, { products: PRODUCTS })
  await browseDuring(url, pathOf, pause(WARM_UP_MS))
  const p95Before = percentile(await browseDuring(url, pathOf, pause(QUIET_MS)), 95)
  const importTask = runImport(place, path, databaseUrl)
  const p95During = percentile(await browseDuring(url, pathOf, importTask), 95)
  await place.processes.stopAll()
  return [
    { name: `p95 of pages on ${database}`, value: p95Before, unit: 'ms' },
    { name: '… beside an import', value: p95During, unit: 'ms' },
    { name: '… ratio', value: p95During / p95Before, unit: '', atMost: LIMIT },
    { name: '… import through the running shop', value: await importTask, unit: 's' },
  ]
}

await bench(async (place) => {
  const figures = await measure(place, 'PGlite', '')
  const { settings } = place
  const other = { ...place, settings: { ...settings, dataDir: join(settings.dataDir, 'postgres') } }
  figures.push(...(await measure(other, 'PostgreSQL', await startDatabase(place.processes))))
  return report('import-pages', figures)
})

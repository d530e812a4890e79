import { setTimeout as pause } from 'node:timers/promises'
import { localCommands } from '../../store-api/admin/shop-commands'
import { Pace } from '../../store-api/catalog/operations/pace'
import { importProducts } from '../../store-api/admin/import/import-products'
import { openSource } from '../../store-api/admin/import/read-source'
import { openTestShop, testClient } from '../../store-api/testing/test-shop'
import type { Figure } from './command-line'

/** Calls that pages make to the store API. */
const PATHS = [
  '/api/product/glass-cup',
  '/api/product?limit=50&facets=1',
  '/api/category',
  '/api/product?category=clubs&limit=50&sort=price-asc',
]

/** Between two calls, whether or not earlier ones are complete. */
const INTERVAL_MS = 50
const BASELINE_MS = 10_000

/** Calls the shop until a task has ended. @returns 95th percentile of the time since a call was due, in milliseconds */
async function callUntil(call: (path: string) => Promise<unknown>, isDone: () => boolean): Promise<number> {
  const latencies: number[] = []
  const calls: Promise<unknown>[] = []
  const start = performance.now()
  for (let count = 0; !isDone(); count++) {
    const due = start + count * INTERVAL_MS
    await pause(Math.max(0, due - performance.now()))
    calls.push(call(PATHS[count % PATHS.length] ?? '').then(() => latencies.push(performance.now() - due)))
  }
  await Promise.all(calls)
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.95)] ?? 0
}

/**
 * Measures calls to a running shop with PGlite while products are imported through it: in one process, as through the
 * shop's command socket. Pages take longer than these calls, but an import slows them down less.
 */
export async function measureDuringImport(path: string): Promise<Figure[]> {
  const { shop, app, close } = await openTestShop()
  const get = testClient(app)
  const call = (to: string) => get('GET', to)
  const baselineEnd = performance.now() + BASELINE_MS
  const baseline = await callUntil(call, () => performance.now() > baselineEnd)
  const start = performance.now()
  const { products } = await openSource([path], { currency: 'EUR' })
  let isDone = false
  const importTask = importProducts(products, {
    ...{ commands: localCommands({ ...shop, pace: new Pace() }), pictures: null, mode: 'all', isDryRun: false },
    ...{ actor: 'bench', source: path, onResult: () => {} },
  }).finally(() => (isDone = true))
  const duringImport = await callUntil(call, () => isDone)
  await importTask
  const seconds = (performance.now() - start) / 1000
  await close()
  return [
    { name: 'p95 of calls without an import', value: baseline, unit: 'ms' },
    { name: 'p95 of calls beside it', value: duringImport, unit: 'ms' },
    { name: 'import through a running shop', value: seconds, unit: 's' },
  ]
}

import { startStoreApi, startStorefront } from '../harness/shop'
import { bench } from './bench'
import { productPaths } from '../harness/shopper-paths'
import { residentMb } from '../harness/measure'
import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const MAX_HEAP_MB = 250

/** Concurrent requests. Renders retain each other only while they overlap without a pause (docs/decisions/036). */
const PARALLEL = 32
const MAX_GROWTH = 1.15

/** Number of requested addresses; `BENCH_ADDRESSES=1000000` takes hours. */
const TOTAL = Number(process.env.BENCH_ADDRESSES ?? 10_000)

/** Number of requests after which memory may hardly grow. */
const WARM = Math.min(10_000, TOTAL / 10)

const isFailure = (status: number) => status >= 500

const word = () => randomBytes(9).toString('base64url')

/**
 * One path of 13 is an existing page, so that pages are rendered and cached. The others are new: searches (alternately
 * without results and with many), products, categories and pages that do not exist, unknown routes (also of the account
 * and of the API), and existing pages with other query parameters.
 * @param known paths of existing pages
 */
function randomPath(n: number, known: readonly string[]): string {
  const round = Math.floor(n / 13)
  const existing = known[round % known.length] ?? '/'
  const search = round % 2 ? `keyword=${word()}` : `keyword=shirt&price=1-${100_000 + n}`
  const kinds = [
    existing,
    `/search?page=1&limit=12&${search}`,
    `/product/${word()}`,
    `/category/${word()}`,
    `/page/${word()}`,
    `/${word()}`,
    `/${word()}/${word()}`,
    `/${word()}.php`,
    `/account/${word()}`,
    `/api/${word()}`,
    `/_next/static/chunks/${word()}.js`,
    `${existing}?utm_source=${word()}`,
    `/?${word()}=${word()}`,
  ]
  return kinds[n % kinds.length] ?? '/'
}

/** Runs a task for every number below `total`, `parallel` at a time. */
async function forEachParallel(total: number, parallel: number, task: (n: number) => Promise<void>) {
  let next = 0
  const work = async () => {
    while (next < total) await task(next++)
  }
  await Promise.all(Array.from({ length: parallel }, work))
}

/** Size of all files below a folder, in MB. */
function folderMb(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const bytes = files.reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
  return bytes / 2 ** 20
}

await bench(async ({ processes, settings }) => {
  const storeApi = await startStoreApi(processes, settings)
  const env = { NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP_MB}` }
  const { child, url } = await startStorefront(processes, { ...settings, env }, storeApi.url)
  const known = await productPaths(url)
  const statuses = new Map<number, number>()
  let warm = { resident: 0, disk: 0 }
  let done = 0
  const measure = () => ({ resident: residentMb(child.pid ?? 0), disk: folderMb('.next') })

  await forEachParallel(TOTAL, PARALLEL, async (n) => {
    const response = await fetch(url + randomPath(n, known), { redirect: 'manual' })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (++done === WARM) warm = measure()
    if (done === WARM || done % (TOTAL / 20) === 0)
      console.log(`${done} addresses: ${measure().resident.toFixed(0)} MB`)
  })

  const end = measure()
  const responses = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `Resident memory, heap capped at ${MAX_HEAP_MB} MB: ${warm.resident.toFixed(0)} MB after ${WARM}, ${end.resident.toFixed(0)} MB after ${TOTAL}`,
  )
  console.log(
    `${((end.resident / warm.resident - 1) * 100).toFixed(1)} % growth (limit ${((MAX_GROWTH - 1) * 100).toFixed(0)} %); responses: ${responses}`,
  )
  console.log(`On disk: ${warm.disk.toFixed(1)} MB after ${WARM}, ${end.disk.toFixed(1)} MB after ${TOTAL}`)
  return (
    end.resident <= warm.resident * MAX_GROWTH && end.disk <= warm.disk + 1 && ![...statuses.keys()].some(isFailure)
  )
})

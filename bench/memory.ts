import { startStoreApi, startStorefront } from '../scripts/shop'
import { bench } from './bench'
import { productPaths } from './known-products'
import { residentMb } from './resident'
import { forEachParallel, randomProductPath } from './random-paths'

const HEAP_MB = 250
const WARM = 1_000
const TOTAL = 10_000
const PARALLEL = 8
const MOST_GROWTH = 1.15

await bench(async ({ processes, settings }) => {
  const storeApi = await startStoreApi(processes, settings)
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
  const { child, url } = await startStorefront(processes, { ...settings, env }, storeApi.url)
  const known = await productPaths(url)
  const statuses = new Map<number, number>()
  let warm = 0
  let done = 0

  await forEachParallel(TOTAL, PARALLEL, async (n) => {
    // Every tenth address is a real product, so that pages are made and kept as well.
    const path = n % 10 === 0 ? (known[(n / 10) % known.length] ?? '/') : randomProductPath()
    const response = await fetch(url + path)
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (++done === WARM) warm = residentMb(child.pid ?? 0)
    if (done % 1000 === 0) console.log(`${done} addresses: ${residentMb(child.pid ?? 0).toFixed(0)} MB`)
  })

  const end = residentMb(child.pid ?? 0)
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `Resident memory, heap capped at ${HEAP_MB} MB: ${warm.toFixed(0)} MB after ${WARM}, ${end.toFixed(0)} MB after ${TOTAL}`,
  )
  console.log(
    `${((end / warm - 1) * 100).toFixed(1)} % growth (limit ${((MOST_GROWTH - 1) * 100).toFixed(0)} %); answers: ${answers}`,
  )
  return end <= warm * MOST_GROWTH && !statuses.has(500)
})

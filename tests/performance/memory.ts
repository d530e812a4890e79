import { startStoreApi, startStorefront } from '../harness/shop'
import { bench } from './bench'
import { folderMb } from './folder-size'
import { productPaths } from './known-products'
import { residentMb } from './resident'
import { forEachParallel, randomPath } from './random-paths'

const HEAP_MB = 250

/** As many as are made at once while the shop is busier than it can be: what they hold of each other shows. */
const PARALLEL = 32
const MOST_GROWTH = 1.15

/** How many addresses are asked for; `BENCH_ADDRESSES=1000000` takes hours. */
const TOTAL = Number(process.env.BENCH_ADDRESSES ?? 10_000)

/** From how many on memory may hardly grow. */
const WARM = Math.min(10_000, TOTAL / 10)

const isFailure = (status: number) => status >= 500

await bench(async ({ processes, settings }) => {
  const storeApi = await startStoreApi(processes, settings)
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
  const { child, url } = await startStorefront(processes, { ...settings, env }, storeApi.url)
  const known = await productPaths(url)
  const statuses = new Map<number, number>()
  let warm = { resident: 0, disk: 0 }
  let done = 0
  const look = () => ({ resident: residentMb(child.pid ?? 0), disk: folderMb('.next') })

  await forEachParallel(TOTAL, PARALLEL, async (n) => {
    const response = await fetch(url + randomPath(n, known), { redirect: 'manual' })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (++done === WARM) warm = look()
    if (done === WARM || done % (TOTAL / 20) === 0) console.log(`${done} addresses: ${look().resident.toFixed(0)} MB`)
  })

  const end = look()
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `Resident memory, heap capped at ${HEAP_MB} MB: ${warm.resident.toFixed(0)} MB after ${WARM}, ${end.resident.toFixed(0)} MB after ${TOTAL}`,
  )
  console.log(
    `${((end.resident / warm.resident - 1) * 100).toFixed(1)} % growth (limit ${((MOST_GROWTH - 1) * 100).toFixed(0)} %); answers: ${answers}`,
  )
  console.log(`On disk: ${warm.disk.toFixed(1)} MB after ${WARM}, ${end.disk.toFixed(1)} MB after ${TOTAL}`)
  return (
    end.resident <= warm.resident * MOST_GROWTH && end.disk <= warm.disk + 1 && ![...statuses.keys()].some(isFailure)
  )
})

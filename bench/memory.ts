import { readFileSync } from 'node:fs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../scripts/demo-secrets'
import { findFreePort } from '../scripts/ports'
import { Processes } from '../scripts/processes'
import { startStoreApi, startStorefront, type ShopSettings } from '../scripts/shop'
import { productPaths } from './known-products'
import { forEachParallel, randomProductPath } from './random-paths'

const HEAP_MB = 250
const WARM = 1_000
const TOTAL = 10_000
const PARALLEL = 8
const MOST_GROWTH = 1.15

/** Resident memory of a process in MB, as Linux counts it. */
function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function main(processes: Processes, dataDir: string): Promise<boolean> {
  const settings: ShopSettings = {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    dataDir,
    secrets: makeSecrets(),
    logLevel: 'error',
  }
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
}

const processes = new Processes()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-memory-'))
let isGood = false
try {
  isGood = await main(processes, dataDir)
} finally {
  await processes.stopAll()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../scripts/demo-secrets'
import { findFreePort } from '../scripts/ports'
import { Processes } from '../scripts/processes'
import { startShop } from '../scripts/shop'
import { waitUntilReady } from '../scripts/wait-until-ready'
import { buildBarePage } from './bare-page'
import { measureScripts, type PageScripts } from './page-scripts'

/** What a product page may carry over a bare page of the same Next, in kB of 1000 bytes. */
const BUDGET_KB = 30

async function measureBare(processes: Processes): Promise<PageScripts> {
  const port = await findFreePort()
  const url = `http://localhost:${port}/`
  const args = ['node_modules/next/dist/bin/next', 'start', buildBarePage(), '-H', 'localhost', '-p', String(port)]
  processes.start({ name: 'The bare page', args, stdout: 'ignore' })
  await waitUntilReady({ url, name: 'The bare page', patience: 30_000, signal: new AbortController().signal })
  return measureScripts(url)
}

async function measureProduct(processes: Processes, dataDir: string): Promise<PageScripts> {
  const ports = { port: await findFreePort(), storeApiPort: await findFreePort() }
  const { url } = await startShop(processes, { ...ports, dataDir, secrets: makeSecrets(), logLevel: 'error' })
  const index = await (await fetch(`${url}/product`)).text()
  const path = /href="(\/product\/[^"?]+)"/.exec(index)?.[1]
  if (!path) throw new Error('The product index names no product.')
  return measureScripts(url + path)
}

const tell = (name: string, { count, bytes }: PageScripts) =>
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB gzip in ${count} scripts`)

const processes = new Processes()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-js-'))
let over = Infinity
try {
  const bare = await measureBare(processes)
  const product = await measureProduct(processes, dataDir)
  tell('Bare Next page', bare)
  tell('Product page', product)
  over = (product.bytes - bare.bytes) / 1000
  console.log(`Over the bare page: ${over.toFixed(1)} kB (budget ${BUDGET_KB} kB)`)
} finally {
  await processes.stopAll()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(over <= BUDGET_KB ? 0 : 1)

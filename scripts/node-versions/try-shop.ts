import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../../tests/harness/secrets'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startShop } from '../../tests/harness/shop'

/** Starts the built shop with the current Node.js, requests a page and a call, and exits with 0 if both succeed. */
const processes = new Processes()
const dataDir = mkdtempSync(join(tmpdir(), 'try-shop-'))

async function answers(url: string, expectedText: string): Promise<boolean> {
  const response = await fetch(url)
  const isExpected = response.status === 200 && (await response.text()).includes(expectedText)
  console.log(`${isExpected ? '✔' : '✘'} ${url}: ${response.status}`)
  return isExpected
}

async function tryShop(): Promise<boolean> {
  const { url } = await startShop(processes, {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    dataDir,
    secrets: makeSecrets(),
    logLevel: 'error',
    env: { DATABASE_URL: '' },
  })
  const all = [await answers(`${url}/`, '</html>'), await answers(`${url}/api/product`, '"code":0')]
  return all.every(Boolean)
}

try {
  process.exitCode = (await tryShop()) ? 0 : 1
} finally {
  await processes.stopAll()
  rmSync(dataDir, { recursive: true, force: true })
}

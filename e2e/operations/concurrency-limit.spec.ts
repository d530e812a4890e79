import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeSecrets } from '../../tests/harness/secrets'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startShop } from '../../tests/harness/shop'

/** Half of the heap of a service with 1 GB, in MB. */
const HEAP = 250

/** Number of concurrent new searches: enough that one is always being rendered. */
const SEARCHES = 600
const AT_ONCE = 32

const processes = new Processes()
const dataDir = mkdtempSync(join(tmpdir(), 'many-at-once-'))
let url = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const shop = await startShop(processes, {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    dataDir,
    secrets: makeSecrets(),
    logLevel: 'silent',
    env: { NODE_OPTIONS: `--max-old-space-size=${HEAP}`, WARM_UP: 'false' },
  })
  url = shop.url
})
test.afterAll(async () => {
  await processes.stopAll()
  rmSync(dataDir, { recursive: true, force: true })
})

test('pages that are made without a pause between them leave nothing of each other behind (R02)', async () => {
  test.setTimeout(180_000)
  let requestCount = 0
  let shown = 0
  const ask = async () => {
    while (requestCount < SEARCHES) {
      const response = await fetch(`${url}/search?limit=12&keyword=shirt&price=1-${100_000 + requestCount++}&page=1`)
      await response.arrayBuffer()
      if (response.status === 200) shown++
    }
  }
  // A storefront that has exited sends no response at all.
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  // On a busy machine the store API may be too late for some.
  expect(shown).toBeGreaterThan(SEARCHES * 0.9)
})

/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase, urlOfDatabase } from '../../store-api/testing/database'
import { SCENARIOS } from './scenarios/scenarios'
import { makeTemplate } from './harness/template'
import { bundleWorker } from './work/bundle-worker'
import { type Done, WorkerPool } from './work/worker-pool'

const server = process.env.TEST_DATABASE_URL ?? ''
let folder = ''
let template = ''
let pool: WorkerPool
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'proof-worker-'))
  pool = new WorkerPool({ program: await bundleWorker(folder), tasks: 1 })
  template = await makeTemplate(server)
})
afterAll(async () => {
  pool.stop()
  rmSync(folder, { recursive: true })
  await dropDatabase(server, urlOfDatabase(server, template))
})

/** Short runs; `npm run test:concurrency` runs each scenario twenty times, with and without delayed statements. */
describe('concurrency on PostgreSQL', () => {
  it.each(SCENARIOS)('$title', async ({ name }) => {
    const done: Done[] = []
    const task = { server, template, scenario: name, seed: '1', delay: 0, isShort: true }
    await pool.work([task], (one) => done.push(one))
    expect(done.map(({ violations }) => violations)).toEqual([[]])
  })
})

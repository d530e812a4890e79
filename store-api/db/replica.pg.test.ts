/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { ProductDetail, ProductList } from '../../contract/entities/product'
import { findPostgres, runPostgres, runReplica, type Postgres } from '../../tests/harness/services'
import { Processes } from '../../tests/harness/processes'
import { deliverInvalidations } from '../jobs/cache-invalidation'
import { CatalogIndex } from '../catalog/facet-index/catalog-index'
import { setPrice } from '../catalog/set-price'
import { readRows } from '../search/read-rows'
import { openTestShop, testClient } from '../testing/test-shop'
import { openPostgres } from './postgres'
import { openReplica, type OpenReplica } from './replica'

const processes = new Processes()
const ends: (() => Promise<unknown>)[] = [() => processes.stopAll()]
const warnings: string[] = []
let primary: Postgres
let copy: Postgres
let replica: OpenReplica
let opened: Awaited<ReturnType<typeof openTestShop>>

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replica-'))
  ends.unshift(() => rm(folder, { recursive: true, force: true }))
  return folder
}

beforeAll(async () => {
  const bin = findPostgres() ?? ''
  primary = await runPostgres(processes, { bin, folder: await newFolder() })
  const database = openPostgres(primary.url)
  ends.push(database.close)
  // The replica starts while the primary is filled, which it copies.
  const folder = await newFolder()
  const [started] = await Promise.all([runReplica(processes, { bin, folder }, primary.url), openTestShop({ database })])
  copy = started
  replica = openReplica(copy.url, primary.url, (error) => warnings.push(String(error)))
  ends.push(replica.close)
  const readers = { db: replica.db, catalog: new CatalogIndex(replica.db), catchUp: replica.catchUp }
  opened = await openTestShop({ database, catalogue: null, readers })
  await replica.catchUp()
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** Whether reads go to the replica. */
const isReplicaRead = async () => {
  const [row] = await readRows<{ is: boolean }>(replica.db, sql`select pg_is_in_recovery() as is`)
  return row?.is
}

const waitUntil = async (condition: () => Promise<boolean | undefined>) => {
  const end = Date.now() + 15_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not come to be so')
    await pause(50)
  }
}

const queryReplica = async (statement: string) => {
  const client = new Client({ connectionString: copy.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const get = async <Data>(path: string) => (await testClient(opened.app)('GET', path)).data as Data

/** The price in a list and on the product's own page. */
async function shownPrices() {
  const { list } = await get<ProductList>('/api/product?page=1&limit=12')
  const detail = await get<ProductDetail>('/api/product/home')
  return [list.find(({ key }) => key === 'home')?.price, detail.price]
}

/** Changes a price. @returns the prices shown when storefronts are notified of it */
async function changePrice(price: number) {
  await setPrice(opened.shop, { key: 'home', price, specialPrice: null })
  let shown: unknown
  const send = async () => void (shown = await shownPrices())
  await Promise.all(await deliverInvalidations(opened.shop, { urls: ['http://one.example/'], send }))
  return shown
}

describe('a replica that copies the primary', () => {
  it('serves what shoppers read, and has each change before storefronts are notified of it', async () => {
    await waitUntil(isReplicaRead)
    for (const price of [8100, 8200, 8300]) expect(await changePrice(price)).toEqual([price, price])
    // On a busy machine the replica may have lagged briefly, which is reported.
    await waitUntil(isReplicaRead)
    await waitUntil(async () => replica.lagMs() < 1500)
  })

  it('is not read while it is behind, and is again once it is not', async () => {
    await waitUntil(isReplicaRead)
    warnings.splice(0)
    await queryReplica('select pg_wal_replay_pause()')
    // Replay is paused: the call returns only if it does not wait for the replica.
    expect(await changePrice(8400)).toEqual([8400, 8400])
    expect(await isReplicaRead()).toBe(false)
    expect(replica.lagMs()).toBeGreaterThan(1500)
    expect(warnings).toEqual([expect.stringContaining('behind')])
    await queryReplica('select pg_wal_replay_resume()')
    await waitUntil(isReplicaRead)
    expect(await shownPrices()).toEqual([8400, 8400])
  })

  it('is replaced by the primary when it goes down', async () => {
    copy.child.kill('SIGINT')
    await copy.exited
    expect(await changePrice(8500)).toEqual([8500, 8500])
    expect(await isReplicaRead()).toBe(false)
  })
})

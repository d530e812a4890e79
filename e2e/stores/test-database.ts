import { createAdaptorServer } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { AddressInfo } from 'node:net'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { makeSecrets } from '../../tests/harness/secrets'
import type { Database } from '../../store-api/db/database'
import { openAccountShop } from '../../store-api/testing/accounts'
import { openInFrontOf } from './other-store'

/** The result of a statement in both kinds of database. */
interface Rows<Row> {
  rows: Row[]
}

/** The small shop, its store API in this process: its database can be read while the storefront runs. */
export async function openTestDatabase() {
  const secret = makeSecrets().storeApi
  const { app, shop, db, close } = await openAccountShop({ keys: [deriveKeys(nodeEngine, secret)] })
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const storefront = await openInFrontOf({
    url: `http://127.0.0.1:${port}`,
    secret,
    stop: () => void server.close(() => void close()),
  })
  return { ...storefront, shop, db }
}

/** Content of every table, each as one hash over all of its rows. */
export async function digestOf(db: Database): Promise<Record<string, string>> {
  const tables = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as Rows<{ name: string }>
  const digest: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = (await db.execute(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
    )) as Rows<{ hash: string }>
    digest[name] = rows[0]?.hash ?? ''
  }
  return digest
}

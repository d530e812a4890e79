import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../db/migrate'
import { openInMemory } from '../db/pglite'
import { TEMPLATE_VARIABLE } from './database'

/** Jest's global setup of the store API's tests: a migrated database in a file, for every test to begin with. */
export default async function writeTemplate(): Promise<void> {
  const { db, dump, close } = await openInMemory()
  await migrate(db)
  const file = join(mkdtempSync(join(tmpdir(), 'shop-template-')), 'database.tar')
  writeFileSync(file, Buffer.from(await (await dump()).arrayBuffer()))
  await close()
  process.env[TEMPLATE_VARIABLE] = file
}

import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../db/migrate'
import { openInMemory } from '../db/pglite'
import { createMigrated, nameOf, TEMPLATE_VARIABLE, testServer } from './database'

/** Creates a migrated database on the test server. @returns its name */
const migrateOnServer = async (server: string): Promise<string> =>
  nameOf(await createMigrated(server, `template_${randomBytes(6).toString('hex')}`))

/** Creates a migrated database in a file. @returns the file */
async function migrateInFile(): Promise<string> {
  const { db, dump, close } = await openInMemory()
  await migrate(db)
  const file = join(mkdtempSync(join(tmpdir(), 'shop-template-')), 'database.tar')
  writeFileSync(file, Buffer.from(await (await dump()).arrayBuffer()))
  await close()
  return file
}

/** Jest's global setup, once for all projects: creates the migrated database from which every test starts. */
export default async function writeTemplate(): Promise<void> {
  if (process.env[TEMPLATE_VARIABLE]) return
  const server = testServer()
  process.env[TEMPLATE_VARIABLE] = server ? await migrateOnServer(server) : await migrateInFile()
}

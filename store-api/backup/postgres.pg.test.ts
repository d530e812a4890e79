/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { migrate } from '../db/migrate'
import { openPostgresPatiently } from '../db/open-postgres'
import { variant } from '../db/schema'
import { seed } from '../seed/seed'
import { emptyPostgres } from '../testing/postgres'
import { SMALL_CATALOGUE } from '../testing/small-catalogue'
import { backUpPostgres, restorePostgres } from './postgres'

const root = mkdtempSync(join(tmpdir(), 'backup-'))
const at = (name: string) => join(root, name)
const { env } = process
const shops: Awaited<ReturnType<typeof emptyPostgres>>[] = []
afterAll(async () => {
  for (const { close } of shops) await close()
  rmSync(root, { recursive: true })
})

/** A database of its own that nobody is connected to. */
async function makeDatabase() {
  const made = await emptyPostgres()
  shops.push(made)
  return made
}

async function inside<Result>(url: string, work: (db: Database) => PromiseLike<Result>): Promise<Result> {
  const { db, close } = openPostgresPatiently(url)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const stock = (db: Database) => db.select().from(variant).orderBy(variant.id)

describe('a backup of a PostgreSQL', () => {
  it('gives the same shop back, in an empty database and in place of another, or leaves it as it is', async () => {
    const [shop, other] = [await makeDatabase(), await makeDatabase()]
    await inside(shop.url, async (db) => {
      await migrate(db)
      await seed(db, SMALL_CATALOGUE, { now: Date.now, language: 'en' })
      // The shop goes on while it is backed up.
      await backUpPostgres(shop.url, at('one.backup'), env)
    })
    const before = await inside(shop.url, stock)
    expect(before.length).toBeGreaterThan(0)
    expect(statSync(at('one.backup')).mode & 0o777).toBe(0o600)

    await restorePostgres(other.url, at('one.backup'), { replaces: false, env })
    expect(await inside(other.url, stock)).toEqual(before)
    await inside(other.url, (db) => db.execute(sql`update variant set stock = 0`))

    await expect(restorePostgres(other.url, at('one.backup'), { replaces: false, env })).rejects.toThrow(/--replace/)
    await inside(other.url, async (db) => {
      await db.execute(sql`select 1`)
      await expect(restorePostgres(other.url, at('one.backup'), { replaces: true, env })).rejects.toThrow(/connected/)
    })
    writeFileSync(at('torn.backup'), Buffer.from('PGDMP and no more'))
    await expect(restorePostgres(other.url, at('torn.backup'), { replaces: true, env })).rejects.toThrow(
      /pg_restore failed/,
    )
    expect((await inside(other.url, stock)).every((row) => row.stock === 0)).toBe(true)

    await restorePostgres(other.url, at('one.backup'), { replaces: true, env })
    expect(await inside(other.url, stock)).toEqual(before)
    expect(await inside(other.url, (db) => migrate(db))).toBe(0)
  })

  it('that fails leaves no file, and says what is missing', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/nothing'
    await expect(backUpPostgres(url, at('none.backup'), env)).rejects.toThrow(/pg_dump failed/)
    await expect(backUpPostgres(url, at('none.backup'), { PATH: root })).rejects.toThrow(/pg_dump is not there/)
    expect(readdirSync(root)).not.toContain('none.backup')
  })
})

/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { CommandError } from '../../admin/cli/command-error'
import type { Database } from '../database'
import { migrate } from '../migrate'
import { openPostgresForCommands } from '../postgres'
import { change, variant } from '../schema'
import { seed } from '../../demo/seed/seed'
import { emptyPostgres } from '../../testing/database'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { backUpPostgres, restorePostgres } from './postgres'

const root = mkdtempSync(join(tmpdir(), 'backup-'))
const at = (name: string) => join(root, name)
const { env } = process
const server = process.env['TEST_DATABASE_URL'] ?? ''
const shops: Awaited<ReturnType<typeof emptyPostgres>>[] = []
const roles: string[] = []
afterAll(async () => {
  for (const { close } of shops) await close()
  for (const role of roles) await execute(server, `drop role ${role}`)
  rmSync(root, { recursive: true })
})

/** A database of its own, without connections. */
async function makeDatabase() {
  const made = await emptyPostgres()
  shops.push(made)
  return made
}

async function withDatabase<Result>(url: string, work: (db: Database) => PromiseLike<Result>): Promise<Result> {
  const { db, close } = openPostgresForCommands(url)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const execute = (url: string, statement: string) => withDatabase(url, (db) => db.execute(sql.raw(statement)))

/** A role that is no superuser. @returns its name, and a database address with its credentials */
async function makeRole() {
  const [name, password] = [`role_${randomBytes(6).toString('hex')}`, randomBytes(6).toString('hex')]
  await execute(server, `create role ${name} login password '${password}'`)
  roles.push(name)
  const reach = (url: string) => Object.assign(new URL(url), { username: name, password }).href
  return { name, reach }
}

const changes = (db: Database) => db.select({ what: change.what }).from(change)
const stock = (db: Database) => db.select().from(variant).orderBy(variant.id)

describe('a backup of a PostgreSQL', () => {
  it('restores the same shop, into an empty database and in place of another, or changes nothing', async () => {
    const [shop, other] = [await makeDatabase(), await makeDatabase()]
    await withDatabase(shop.url, async (db) => {
      await migrate(db)
      await seed(db, SMALL_CATALOGUE, { now: Date.now, language: 'en' })
      // The shop runs during the backup.
      await backUpPostgres(shop.url, at('one.backup'), env)
    })
    const before = await withDatabase(shop.url, stock)
    expect(before.length).toBeGreaterThan(0)
    expect(statSync(at('one.backup')).mode & 0o777).toBe(0o600)

    await restorePostgres(other.url, at('one.backup'), { replaces: false, env })
    expect(await withDatabase(other.url, stock)).toEqual(before)
    expect(await withDatabase(other.url, changes)).toEqual([{ what: 'shop' }])
    await withDatabase(other.url, (db) => db.execute(sql`update variant set stock = 0`))

    await expect(restorePostgres(other.url, at('one.backup'), { replaces: false, env })).rejects.toThrow(/--replace/)
    await withDatabase(other.url, async (db) => {
      await db.execute(sql`select 1`)
      await expect(restorePostgres(other.url, at('one.backup'), { replaces: true, env })).rejects.toThrow(
        /other connections/,
      )
    })
    writeFileSync(at('torn.backup'), Buffer.from('PGDMP and no more'))
    await expect(restorePostgres(other.url, at('torn.backup'), { replaces: true, env })).rejects.toThrow(
      /pg_restore failed/,
    )
    expect((await withDatabase(other.url, stock)).every((row) => row.stock === 0)).toBe(true)

    await execute(other.url, 'create table of_a_newer_shop ()')
    await expect(restorePostgres(other.url, at('one.backup'), { replaces: true, env })).rejects.toThrow(
      /of_a_newer_shop/,
    )
    expect((await withDatabase(other.url, stock)).every((row) => row.stock === 0)).toBe(true)
    await execute(other.url, 'drop table of_a_newer_shop')

    await restorePostgres(other.url, at('one.backup'), { replaces: true, env })
    expect(await withDatabase(other.url, stock)).toEqual(before)
    expect(await withDatabase(other.url, (db) => migrate(db))).toBe(0)
  })

  it('that fails leaves no file, and reports what is missing', async () => {
    const url = 'postgres://unknown@127.0.0.1:1/nothing'
    await expect(backUpPostgres(url, at('none.backup'), env)).rejects.toThrow(/pg_dump failed/)
    await expect(backUpPostgres(url, at('none.backup'), { PATH: root })).rejects.toThrow(/pg_dump is not there/)
    expect(readdirSync(root)).not.toContain('none.backup')
  })

  describe('is restored by a role that is no superuser', () => {
    const file = at('other.backup')
    /** Owner of the extension, if it exists. */
    const ownersOf = async (url: string) => {
      const owners = sql`select extowner::regrole::text as owner from pg_extension where extname = 'pg_trgm'`
      const { rows } = (await withDatabase(url, (db) => db.execute(owners))) as unknown as { rows: { owner: string }[] }
      return rows.map(({ owner }) => owner)
    }
    let before: Awaited<ReturnType<typeof stock>>
    beforeAll(async () => {
      const { url } = await makeDatabase()
      before = await withDatabase(url, async (db) => {
        await migrate(db)
        await seed(db, SMALL_CATALOGUE, { now: Date.now, language: 'en' })
        return stock(db)
      })
      await backUpPostgres(url, file, env)
    })

    it('and owns the database, but not the extension that is in it', async () => {
      const [{ url }, { name, reach }] = [await makeDatabase(), await makeRole()]
      await execute(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${name}`)
      await execute(url, 'create extension pg_trgm')
      const owners = await ownersOf(url)
      expect(owners).not.toEqual([name])

      await restorePostgres(reach(url), file, { replaces: false, env })
      expect(await withDatabase(reach(url), stock)).toEqual(before)
      await execute(reach(url), 'update variant set stock = 0')
      await restorePostgres(reach(url), file, { replaces: true, env })
      expect(await withDatabase(reach(url), stock)).toEqual(before)
      expect(await withDatabase(reach(url), (db) => migrate(db))).toBe(0)
      expect(await ownersOf(url)).toEqual(owners)
    })

    it('and may make the extension', async () => {
      const [{ url }, { name, reach }] = [await makeDatabase(), await makeRole()]
      await execute(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${name}`)
      await restorePostgres(reach(url), file, { replaces: false, env })
      expect(await withDatabase(reach(url), stock)).toEqual(before)
      expect(await ownersOf(url)).toEqual([name])
    })

    it('and may not, which is said before anything is done', async () => {
      const [{ url }, { name, reach }] = [await makeDatabase(), await makeRole()]
      await execute(url, `grant all on schema public to ${name}`)
      await expect(restorePostgres(reach(url), file, { replaces: false, env })).rejects.toThrow(
        new CommandError(
          'The database has no extension pg_trgm, and this role cannot make it: permission denied to create extension "pg_trgm".',
        ),
      )
      expect(await ownersOf(url)).toEqual([])
    })
  })
})

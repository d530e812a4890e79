/** @jest-environment node */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { lockFolder } from '../../../lib/config/data-folder'
import type { Database } from '../database'
import { migrate } from '../migrate'
import { openPglite } from '../pglite'
import { change, variant } from '../schema'
import { seed } from '../../demo/seed/seed'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { backUpPglite, restorePglite, writeArchive } from './pglite'

const root = mkdtempSync(join(tmpdir(), 'backup-'))
const at = (name: string) => join(root, name)
afterAll(() => rmSync(root, { recursive: true }))

async function withDatabase<Result>(folder: string, work: (db: Database) => PromiseLike<Result>): Promise<Result> {
  const { db, close } = await openPglite(folder)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const changes = (db: Database) => db.select({ what: change.what }).from(change)
const stock = (db: Database) => db.select().from(variant).orderBy(variant.id)

/** A hash of every file of a folder by name: equal hashes mean the same database. */
const filesIn = (folder: string): string[][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('hex')])

/** The stock of the shop that every test copies, restores or leaves as it is. */
let before: Awaited<ReturnType<typeof stock>>

beforeAll(() =>
  withDatabase(at('shop'), async (db) => {
    await migrate(db)
    await seed(db, SMALL_CATALOGUE, { now: Date.now, language: 'en' })
    before = await stock(db)
  }),
)

describe('a backup of a data folder', () => {
  it('restores the same shop, into an empty folder and in place of another', async () => {
    await backUpPglite(at('shop'), at('one.backup'))
    expect(statSync(at('one.backup')).mode & 0o777).toBe(0o600)

    await restorePglite(at('elsewhere'), at('one.backup'), false)
    // The restored database works: writes are stored, and migrations of the code are applied.
    await withDatabase(at('elsewhere'), async (db) => {
      expect(await stock(db)).toEqual(before)
      expect(await changes(db)).toEqual([{ what: 'shop' }])
      expect(await migrate(db)).toBe(0)
      await db.execute(sql`update variant set stock = 0`)
    })
    await restorePglite(at('elsewhere'), at('one.backup'), true)
    expect(await withDatabase(at('elsewhere'), stock)).toEqual(before)
    expect(readdirSync(at('elsewhere'))).toEqual(['pglite'])
  })

  it.each([
    ['before the new one stood', []],
    ['before the old one was taken away', ['pglite']],
  ])('leaves a complete shop if its restore was killed %s', async (_, stands) => {
    const folder = at(`killed-${stands.length}`)
    cpSync(at('shop'), folder, { recursive: true })
    const [database, replaced] = [join(folder, 'pglite'), join(folder, 'pglite.replaced')]
    if (stands.length > 0) cpSync(database, replaced, { recursive: true })
    else renameSync(database, replaced)
    expect(await withDatabase(folder, stock)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['pglite'])
  })

  it('is not restored over a shop, nor written without one', async () => {
    await expect(restorePglite(at('shop'), at('one.backup'), false)).rejects.toThrow(/with --replace/)
    await expect(backUpPglite(at('nothing'), at('nothing.backup'))).rejects.toThrow(/no database/)
    expect(existsSync(at('nothing.backup'))).toBe(false)
  })

  it('does not overwrite another backup', async () => {
    const size = statSync(at('one.backup')).size
    await expect(backUpPglite(at('shop'), at('one.backup'))).rejects.toThrow(/is there already/)
    expect(statSync(at('one.backup')).size).toBe(size)
    expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('of a running shop holds whole transactions', async () => {
    cpSync(at('shop'), at('running'), { recursive: true })
    const { db, archive, close } = await openPglite(at('running'))
    const [one, other] = before.toSorted((a, b) => b.stock - a.stock)
    if (!one || !other || !archive) throw new Error('nothing to move pieces between')
    const movePiece = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update variant set stock = stock - 1 where id = ${one.id}`)
        await tx.execute(sql`update variant set stock = stock + 1 where id = ${other.id}`)
      })
    let isOver = false
    const backup = writeArchive(at('running.backup'), archive).finally(() => (isOver = true))
    while (!isOver) {
      await movePiece()
      await pause(1)
    }
    await backup
    await close()
    await restorePglite(at('of-running'), at('running.backup'), false)
    const quantities = (await withDatabase(at('of-running'), stock)).map((row) =>
      row.id === one.id || row.id === other.id ? row.stock : 0,
    )
    expect(quantities.reduce((sum, count) => sum + count)).toBe(one.stock + other.stock)
  })

  it('is neither written nor restored while the shop runs', async () => {
    const unlock = lockFolder(join(at('shop'), 'pglite.lock'))
    await expect(backUpPglite(at('shop'), at('two.backup'))).rejects.toThrow(/in use by process/)
    await expect(restorePglite(at('shop'), at('one.backup'), true)).rejects.toThrow(/in use by process/)
    unlock()
  })

  it.each([
    ['broken', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), /could not be read/],
    ['of PostgreSQL', Buffer.from('PGDMP…'), /DATABASE_URL/],
    ['something else', Buffer.from('hello'), /is no backup/],
  ])('that is %s replaces nothing', async (_, bytes, why) => {
    const files = filesIn(at('shop'))
    expect(files).toContainEqual([at('shop/pglite/PG_VERSION'), expect.any(String)])
    writeFileSync(at('wrong.backup'), bytes)
    await expect(restorePglite(at('shop'), at('wrong.backup'), true)).rejects.toThrow(why)
    expect(filesIn(at('shop'))).toEqual(files)
    expect(readdirSync(at('shop'))).toEqual(['pglite'])
  })
})

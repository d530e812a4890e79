/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

async function inside<Result>(folder: string, work: (db: Database) => PromiseLike<Result>): Promise<Result> {
  const { db, close } = await openPglite(folder)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const changes = (db: Database) => db.select({ what: change.what }).from(change)
const stock = (db: Database) => db.select().from(variant).orderBy(variant.id)

beforeAll(() =>
  inside(at('shop'), async (db) => {
    await migrate(db)
    await seed(db, SMALL_CATALOGUE, { now: Date.now, language: 'en' })
  }),
)

describe('a backup of a data folder', () => {
  it('gives the same shop back, in an empty folder and in place of another', async () => {
    const before = await inside(at('shop'), stock)
    await backUpPglite(at('shop'), at('one.backup'))
    expect(statSync(at('one.backup')).mode & 0o777).toBe(0o600)

    await restorePglite(at('elsewhere'), at('one.backup'), false)
    expect(await inside(at('elsewhere'), stock)).toEqual(before)
    expect(await inside(at('elsewhere'), changes)).toEqual([{ what: 'shop' }])
    // The restored database works: writes are stored, and migrations of the code are applied.
    await inside(at('elsewhere'), async (db) => {
      expect(await migrate(db)).toBe(0)
      await db.execute(sql`update variant set stock = 0`)
    })
    await restorePglite(at('elsewhere'), at('one.backup'), true)
    expect(await inside(at('elsewhere'), stock)).toEqual(before)
    expect(readdirSync(at('elsewhere'))).toEqual(['pglite'])
  })

  it.each([
    ['before the new one stood', []],
    ['before the old one was taken away', ['pglite']],
  ])('that was put back until it was killed %s leaves a whole shop', async (_, stands) => {
    const folder = at(`killed-${stands.length}`)
    await restorePglite(folder, at('one.backup'), false)
    const before = await inside(folder, stock)
    const [database, replaced] = [join(folder, 'pglite'), join(folder, 'pglite.replaced')]
    if (stands.length > 0) cpSync(database, replaced, { recursive: true })
    else renameSync(database, replaced)
    expect(await inside(folder, stock)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['pglite'])
  })

  it('is not put where a shop is, nor made of none', async () => {
    await expect(restorePglite(at('shop'), at('one.backup'), false)).rejects.toThrow(/with --replace/)
    await expect(backUpPglite(at('nothing'), at('nothing.backup'))).rejects.toThrow(/no database/)
    expect(existsSync(at('nothing.backup'))).toBe(false)
  })

  it('takes no other’s place', async () => {
    const size = statSync(at('one.backup')).size
    await expect(backUpPglite(at('shop'), at('one.backup'))).rejects.toThrow(/is there already/)
    expect(statSync(at('one.backup')).size).toBe(size)
    expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('of a running shop holds whole transactions', async () => {
    const { db, archive, close } = await openPglite(at('shop'))
    const [one, other] = (await stock(db)).sort((a, b) => b.stock - a.stock)
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
    const quantities = (await inside(at('of-running'), stock)).map((row) =>
      row.id === one.id || row.id === other.id ? row.stock : 0,
    )
    expect(quantities.reduce((sum, count) => sum + count)).toBe(one.stock + other.stock)
  })

  it('is neither made nor put back while the shop runs', async () => {
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
    const before = await inside(at('shop'), stock)
    writeFileSync(at('wrong.backup'), bytes)
    await expect(restorePglite(at('shop'), at('wrong.backup'), true)).rejects.toThrow(why)
    expect(await inside(at('shop'), stock)).toEqual(before)
    expect(readdirSync(at('shop'))).toEqual(['pglite'])
  })
})

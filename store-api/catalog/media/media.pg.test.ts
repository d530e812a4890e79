/** @jest-environment node */
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { auditLog, media, picture } from '../../db/schema'
import { migratedPostgres } from '../../testing/database'
import { openTestShop } from '../../testing/test-shop'
import { addPicture } from './add-picture'
import { collectMedia } from './collect-media'
import { memoryStorage } from './storage'
import { hashOf, storeMedia, usedBytes } from './store-media'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())

const photograph = (red: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: red, g: 10, b: 10 } } })
    .png({ compressionLevel: 0 })
    .toBuffer()

const photographs = (count: number, first = 0) =>
  Promise.all(Array.from({ length: count }, (_, at) => photograph(first + at)))

describe('photographs added at the same time', () => {
  it('never take more than MEDIA_MAX_BYTES, and leave no file of one that was refused', async () => {
    const files = await photographs(20)
    const [{ length: bytes } = Buffer.alloc(0)] = files
    const storage = memoryStorage()
    const shop = { db: opened.db, media: storage, mediaMaxBytes: bytes * 5 + 10 }
    const results = await Promise.allSettled(files.map((file) => storeMedia(shop, file)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await usedBytes(opened.db)).toBe(bytes * 5)
    expect(await storage.list()).toHaveLength(5)
  })

  it('are kept and recorded once, if they are the same', async () => {
    const [file = Buffer.alloc(0)] = await photographs(1, 100)
    const shop = { db: opened.db, media: memoryStorage(), mediaMaxBytes: 1e9 }
    await Promise.all(Array.from({ length: 20 }, () => storeMedia(shop, file)))
    expect(
      await opened.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.key, hashOf(file))),
    ).toHaveLength(1)
  })

  it('keep a row for every file and a file for every row while others are deleted', async () => {
    await opened.db.delete(media)
    const files = await photographs(10, 150)
    const storage = memoryStorage()
    const shop = { db: opened.db, media: storage, mediaMaxBytes: 1e9, now: () => Date.now() + 2 * 86_400_000 }
    for (let round = 0; round < 5; round++)
      await Promise.allSettled([
        ...files.map((file) => storeMedia(shop, file)),
        collectMedia(shop, { actor: 'owner', isDryRun: false }),
        ...files.map((file, at) =>
          opened.db.insert(picture).values({
            ...{ name: `taken-${round}-${at}`, productKey: 'home', position: 90 + at, version: '1' },
            ...{ alt: { en: '', es: '', de: '' }, mediaHash: hashOf(file) },
          }),
        ),
      ])
    const rows = await opened.db.select().from(media)
    expect((await storage.list()).sort()).toEqual(rows.map(({ hash }) => hash).sort())
  })

  it('are one picture of no product, and never one without its photograph while unused ones are deleted', async () => {
    const [file = Buffer.alloc(0)] = await photographs(1, 210)
    const later = { ...opened.shop, media: memoryStorage(), now: () => Date.now() + 2 * 86_400_000 }
    const add = (key: string) =>
      addPicture(later, {
        ...{ base64: file.toString('base64'), document: { key, file: `${key}.png` } },
        ...{ isReplaced: false, actor: 'owner', isDryRun: false },
      })
    const added = await Promise.all([
      ...Array.from({ length: 8 }, () => add('race')),
      ...Array.from({ length: 8 }, () => collectMedia(later, { actor: 'owner', isDryRun: false })),
      ...Array.from({ length: 4 }, (_, at) => add(`race-${at}`)),
    ])
    const results = added.flatMap((one) => ('outcome' in one ? one : []))
    expect(
      results.filter(({ outcome, problem }) => outcome === 'refused' && !/no photograph|deleted/.test(problem)),
    ).toEqual([])
    expect(results.filter(({ outcome }) => outcome === 'created').length).toBeGreaterThan(0)
    const rows = await opened.db
      .select()
      .from(picture)
      .where(eq(picture.mediaHash, hashOf(file)))
    expect(rows.map(({ productKey }) => productKey)).toEqual(rows.map(() => null))
    expect(rows.filter(({ name }) => name === 'race').length).toBeLessThanOrEqual(1)
    expect(await later.media.list()).toEqual(rows.length > 0 ? [hashOf(file)] : [])
  })
})

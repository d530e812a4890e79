import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { localCommands } from '../../admin/shop-commands'
import type { ShopCommands } from '../../admin/shop-command-types'
import { auditLog, category, contentPage, media, orderLine, picture } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'

const DAY_MS = 24 * 3_600_000

let time = Date.UTC(2026, 0, 1)
let opened: Awaited<ReturnType<typeof openTestShop>>
let commands: ShopCommands

beforeAll(async () => {
  opened = await openTestShop({ now: () => time })
  commands = localCommands(opened.shop)
})
afterAll(() => opened.close())

const add = async (background: string) => {
  const bytes = await sharp({ create: { width: 60, height: 90, channels: 3, background } })
    .png()
    .toBuffer()
  const { hash } = await commands.run('addMedia', { base64: bytes.toString('base64') })
  return hash
}

const setPictures = (...shown: (string | [hash: string, focus: number[]])[]) =>
  commands.run('apply', {
    documents: [
      {
        kind: 'product',
        input: {
          ...{ key: 'vase', name: 'Vase', price: 9, categories: ['clubs'] },
          pictures: shown.map((one) => {
            const [hash, focus] = typeof one === 'string' ? [one] : one
            return { file: `vase-${hash.slice(0, 6)}.png`, alt: 'A vase', hash, ...(focus && { focus }) }
          }),
        },
        source: 'vase.yaml',
      },
    ],
    actor: 'owner',
    isDryRun: false,
  })

const collect = async (isDryRun = false) =>
  (await commands.run('collectMedia', { actor: 'owner', isDryRun })).map(({ hash }) => hash)

describe('media collect', () => {
  it('deletes an original no picture took within a day, and records it', async () => {
    const hash = await add('#123456')
    expect(await collect()).toEqual([])
    time += DAY_MS + 1000
    expect(await collect(true)).toEqual([hash])
    expect(await opened.shop.media.list()).toEqual([hash])
    expect(await collect()).toEqual([hash])
    expect(await opened.shop.media.list()).toEqual([])
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.key, hash))
    expect(records.map(({ kind, before, after }) => [kind, before === null, after === null])).toEqual([
      ['media', true, false],
      ['media', false, true],
    ])
  })

  it('keeps what a product shows, however long, and for a day after it was taken from it', async () => {
    const [first, second] = [await add('#aa0000'), await add('#00aa00')]
    await setPictures(first, second)
    time += 10 * DAY_MS
    expect(await collect()).toEqual([])
    await setPictures(first)
    time += DAY_MS / 2
    expect(await collect()).toEqual([])
    time += DAY_MS
    expect(await collect()).toEqual([second])
    expect(await commands.run('showMedia', { hash: second })).toBeNull()
    expect(await opened.db.select().from(picture).where(eq(picture.mediaHash, second))).toEqual([])
  })

  it.each([
    [
      'an order',
      async (name: string) => {
        // The order itself does not matter here.
        await opened.db.execute('set session_replication_role = replica')
        const line = { orderId: 1, productKey: 'vase', productName: 'Vase', productModel: '', size: '', quantity: 1 }
        await opened.db.insert(orderLine).values({ ...line, unitPrice: 1, imageUrl: `/image/${name}.webp?v=1` })
        await opened.db.execute('set session_replication_role = default')
      },
    ],
    ['a category', (name: string) => opened.db.update(category).set({ pictureName: name })],
    [
      'a page',
      (name: string) => {
        const html = `<p><img src="/image/${name}.webp?v=1" alt=""></p>`
        return opened.db.update(contentPage).set({ html: { en: html, es: '', de: '' } })
      },
    ],
  ])('keeps what %s shows of a product that has other pictures', async (what, show) => {
    const [shown, next] = [await add(`#0000${what.length + 10}`), await add(`#aaaa${what.length + 10}`)]
    await setPictures(shown)
    const [{ name = '' } = {}] = await opened.db.select().from(picture).where(eq(picture.mediaHash, shown))
    await show(name)
    await setPictures(next)
    time += 3 * DAY_MS
    expect(await collect()).not.toContain(shown)
    expect(await opened.shop.media.list()).toContain(shown)
  })
})

describe('media list and show', () => {
  it('tell size, use and focus; a few letters of the hash are enough', async () => {
    const hash = await add('#00aaaa')
    expect(await commands.run('listMedia', null)).toContainEqual(
      expect.objectContaining({ hash, width: 60, height: 90, type: 'image/png', usedBy: [] }),
    )
    await setPictures(hash)
    expect(await commands.run('showMedia', { hash: hash.slice(0, 8) })).toMatchObject({
      ...{ hash, colour: expect.stringMatching(/^#/) as string },
      usedBy: [{ productKey: 'vase', picture: expect.any(String) as string }],
    })
    await setPictures([hash, [0.2, 0.75]])
    expect(await commands.run('showMedia', { hash })).toMatchObject({ usedBy: [{ focus: [0.2, 0.75] }] })
    expect(await commands.run('showMedia', { hash: hash.slice(0, 7) })).toBeNull()
    expect(await commands.run('showMedia', { hash: '%%%%%%%%' })).toBeNull()
    expect(await opened.db.select().from(media)).not.toHaveLength(0)
  })
})

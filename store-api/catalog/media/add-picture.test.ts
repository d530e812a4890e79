import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { localCommands } from '../../admin/shop-commands'
import type { ShopCommands, ShopCommandTypes } from '../../admin/shop-command-types'
import { auditLog, category, change, picture } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'
import { hashOf } from './store-media'

let opened: Awaited<ReturnType<typeof openTestShop>>
let commands: ShopCommands

beforeAll(async () => {
  opened = await openTestShop()
  commands = localCommands(opened.shop)
})
afterAll(() => opened.close())

const photograph = (background: string) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background } })
    .png()
    .toBuffer()

type Options = Partial<Omit<ShopCommandTypes['addPicture']['input'], 'document'>> & { alt?: unknown }

const add = (key: string, bytes: Buffer, { alt, ...options }: Options = {}) =>
  commands.run('addPicture', {
    ...{ base64: bytes.toString('base64'), isReplaced: false, actor: 'owner', isDryRun: false },
    document: { key, file: `${key}.png`, ...(alt !== undefined && { alt }) },
    ...options,
  })

const remove = (name: string, isDryRun = false) => commands.run('removePicture', { name, actor: 'owner', isDryRun })

const rowOf = async (name: string) => (await opened.db.select().from(picture).where(eq(picture.name, name)))[0]

describe('media add', () => {
  it('keeps a picture of no product with its text, records it, and changes nothing the second time', async () => {
    const bytes = await photograph('#102030')
    const alt = { en: 'A garden', de: 'Ein Garten' }
    expect(await add('garden', bytes, { alt })).toEqual({ outcome: 'created', problem: '', hash: hashOf(bytes) })
    expect(await rowOf('garden')).toMatchObject({
      productKey: null,
      mediaHash: hashOf(bytes),
      alt: { de: 'Ein Garten' },
    })
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.key, 'garden'))
    expect(records).toMatchObject([{ actor: 'owner', kind: 'picture', before: null, after: { hash: hashOf(bytes) } }])
    expect(await add('garden', bytes, { alt })).toMatchObject({ outcome: 'same' })
    expect(await opened.shop.media.list()).toEqual([hashOf(bytes)])
    expect(await opened.db.$count(auditLog, eq(auditLog.key, 'garden'))).toBe(1)
  })

  it('keeps nothing in a dry run, which checks all the same', async () => {
    const bytes = await photograph('#203040')
    const before = await opened.db.$count(change)
    expect(await add('shelf', bytes, { isDryRun: true })).toMatchObject({ outcome: 'created', hash: hashOf(bytes) })
    const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await add('shelf', vector, { isDryRun: true })).toMatchObject({
      outcome: 'refused',
      problem: expect.stringContaining('SVG') as string,
    })
    expect(await rowOf('shelf')).toBeUndefined()
    expect(await commands.run('showMedia', { hash: hashOf(bytes) })).toBeNull()
    expect(await opened.shop.media.list()).not.toContain(hashOf(bytes))
    expect(await opened.db.$count(change)).toBe(before)
  })

  it('takes the place of another picture only if it is told to, and never of a product’s', async () => {
    const [first, second] = [await photograph('#304050'), await photograph('#405060')]
    await add('door', first)
    expect(await add('door', second)).toMatchObject({
      outcome: 'refused',
      problem: expect.stringContaining('--replace') as string,
    })
    expect((await rowOf('door'))?.mediaHash).toBe(hashOf(first))
    const version = (await rowOf('door'))?.version
    expect(await add('door', second, { isReplaced: true })).toMatchObject({ outcome: 'changed' })
    expect((await rowOf('door'))?.mediaHash).toBe(hashOf(second))
    expect((await rowOf('door'))?.version).not.toBe(version)
    const [drawn] = await opened.db.select().from(picture).where(eq(picture.productKey, 'home')).limit(1)
    const name = drawn?.name ?? ''
    const problem = `name: ${name} is another picture, of the product home`
    expect(await add(name, second, { isReplaced: true })).toMatchObject({ outcome: 'refused', problem })
  })

  it.each(['Garden', '-garden', 'gar/den', '', 'g'.repeat(101)])('refuses the name %j', async (name) => {
    expect(await add(name, await photograph('#506070'))).toMatchObject({ outcome: 'refused' })
  })

  it('sends what changed to storefronts', async () => {
    await add('window', await photograph('#607080'))
    const rows = await opened.db.select().from(change).orderBy(desc(change.id)).limit(3)
    expect(rows.map(({ what }) => what).sort()).toEqual(['categories', 'pages', 'store'])
  })
})

describe('media list and show', () => {
  it('tell where a picture is shown', async () => {
    const { hash } = await add('map', await photograph('#708090'))
    const usesOf = async () => (await commands.run('showMedia', { hash }))?.usedBy
    expect(await usesOf()).toEqual([{ picture: 'map', productKey: null, shownBy: [] }])
    await opened.db.update(category).set({ pictureName: 'map' }).where(eq(category.key, 'rovers'))
    const section = { key: 'welcome', hero: [{ title: 'Hello', pictures: ['map.png'] }] }
    const store = { notFound: { picture: 'map' }, logo: '/image/map.webp' }
    const page = { key: 'way', title: 'Way', html: '<p><img src="/image/map.webp" alt=""></p>' }
    const documents = [
      { kind: 'section', input: section, source: '' },
      { kind: 'store', input: store, source: '' },
      { kind: 'page', input: page, source: '' },
    ] as const
    await commands.run('apply', { documents: [...documents], actor: 'owner', isDryRun: false })
    const shownBy = ['category rovers', 'page way', 'section welcome', 'settings']
    expect(await usesOf()).toEqual([{ picture: 'map', productKey: null, shownBy }])
    expect(await commands.run('listMedia', null)).toContainEqual(
      expect.objectContaining({ hash, usedBy: [{ picture: 'map', productKey: null, shownBy }] }),
    )
    expect(await remove('map')).toMatchObject({ outcome: 'refused', problem: 'key: map is shown by category rovers' })
  })
})

describe('media remove', () => {
  it('removes a picture that nothing shows, after a dry run that does not', async () => {
    const { hash } = await add('spare', await photograph('#8090a0'))
    expect(await remove('spare', true)).toMatchObject({ outcome: 'removed' })
    expect(await rowOf('spare')).toBeDefined()
    expect(await remove('spare')).toMatchObject({ outcome: 'removed' })
    expect(await rowOf('spare')).toBeUndefined()
    expect((await commands.run('showMedia', { hash }))?.usedBy).toEqual([])
    expect(await opened.db.$count(auditLog, eq(auditLog.key, 'spare'))).toBe(2)
    expect(await remove('spare')).not.toMatchObject({ outcome: 'removed' })
  })

  it('leaves those of products', async () => {
    const [drawn] = await opened.db.select().from(picture).where(eq(picture.productKey, 'home')).limit(1)
    const problem = `key: ${drawn?.name} is shown by product home`
    expect(await remove(drawn?.name ?? '')).toMatchObject({ outcome: 'refused', problem })
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createApp } from '../../app'
import { memoryStorage } from '../../catalog/media/storage'
import type { KindDocument } from '../../catalog/operations/apply-documents'
import { openTestShop, testClient } from '../../testing/test-shop'
import { localCommands } from '../shop-commands'
import type { ShopCommands } from '../shop-command-types'
import { sendPictures } from './send-pictures'

let folder: string
let shop: Awaited<ReturnType<typeof openTestShop>>
let commands: ShopCommands

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  writeFileSync(join(folder, 'Red Book.jpg'), await picture('#c00'))
  writeFileSync(join(folder, 'blue.jpg'), await picture('#00c'))
  writeFileSync(join(folder, 'notes.txt'), 'no picture')
  shop = await openTestShop()
  commands = localCommands(shop.shop)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const book = (pictures: object[]): KindDocument => ({
  kind: 'product',
  input: { key: 'book', name: 'Book', price: 9, categories: ['clubs'], pictures },
  source: 'book.yaml',
})
const send = (documents: KindDocument[], isDryRun = false) =>
  sendPictures(commands, documents, { folder, isDryRun, onProgress: () => {} })
const apply = async (documents: KindDocument[]) =>
  commands.run('apply', { documents: (await send(documents)).documents, actor: 'owner', isDryRun: false })
const read = async () =>
  (await testClient(shop.app)('GET', '/api/product/book')).data as { pictures: { imageUrl: string }[] }

describe('sendPictures', () => {
  it('sends nothing in a dry run', async () => {
    const { added, documents } = await send([book([{ file: 'blue.jpg' }])], true)
    expect({ added, documents }).toMatchObject({ added: 1, documents: [{ input: { key: 'book' } }] })
    expect(await shop.shop.media.list()).toEqual([])
  })

  it('sends each photograph once; the product is served with them, in any proportion', async () => {
    const pictures = [{ file: 'Red Book.jpg', alt: 'Red', focus: [0.5, 0.2] }, { file: 'blue.jpg' }]
    expect(await apply([book(pictures)])).toMatchObject([{ outcome: 'created' }])
    expect(await apply([book(pictures)])).toMatchObject([{ outcome: 'same' }])
    expect(await shop.shop.media.list()).toHaveLength(2)
    const [front] = (await read()).pictures
    expect(front).toMatchObject({ alt: 'Red' })
    const response = await shop.app.request(`/${front?.imageUrl.replace(/^\//, '')}&w=320`, {
      headers: { accept: 'image/avif' },
    })
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ width, height }).toEqual({ width: 320, height: 480 })
  })

  it('responds with 404 for a photograph with a missing original', async () => {
    const address = `/${(await read()).pictures[0]?.imageUrl.replace(/^\//, '')}&w=480`
    const shopWithoutMedia = { ...shop.shop, media: memoryStorage() }
    expect((await createApp(shopWithoutMedia).request(address)).status).toBe(404)
    expect((await shop.app.request(address)).status).toBe(200)
  })

  it('responds with 503 and Retry-After while the storage is unreachable', async () => {
    const address = `/${(await read()).pictures[0]?.imageUrl.replace(/^\//, '')}&w=480`
    const failingStorage = { ...memoryStorage(), read: () => Promise.reject(new Error('connect ECONNREFUSED')) }
    const response = await createApp({ ...shop.shop, media: failingStorage }).request(address)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('keeps an image of a past order after its product got other pictures', async () => {
    const before = (await read()).pictures[1]?.imageUrl ?? ''
    await apply([book([{ file: 'Red Book.jpg' }])])
    expect((await read()).pictures).toHaveLength(1)
    expect((await shop.app.request(`/${before.replace(/^\//, '')}&w=96`)).status).toBe(200)
  })

  it('reports invalid and missing photographs, and writes the product with the others', async () => {
    const files = [{ file: 'notes.txt' }, { file: 'none.jpg' }, { file: 'blue.jpg' }]
    const { problems, documents } = await send([book(files)])
    expect(problems.map(({ file }) => file).sort()).toEqual(['none.jpg', 'notes.txt'])
    expect(await commands.run('apply', { documents, actor: 'owner', isDryRun: false })).toMatchObject([
      { outcome: 'changed' },
    ])
    expect((await read()).pictures).toHaveLength(1)
  })

  const withVariants = (...pictures: string[]): KindDocument => {
    const { input, ...document } = book([{ file: 'Red Book.jpg' }, { file: 'none.jpg' }])
    const options = [{ name: 'Cover', values: pictures }]
    const variants = pictures.map((picture) => ({ options: [picture], price: 9, stock: 1, picture }))
    const { price: _, ...rest } = input as { price: number }
    return { ...document, input: { ...rest, key: 'two-covers', options, variants } }
  }

  it.each([
    ['a dry run', true],
    ['a run', false],
  ])('accepts in %s a variant whose photograph was not sent', async (_, isDryRun) => {
    const { documents } = await send([withVariants('Red Book.jpg', 'none.jpg')], isDryRun)
    expect(await commands.run('apply', { documents, actor: 'owner', isDryRun })).toMatchObject([
      { outcome: 'created', problems: [] },
    ])
  })
})

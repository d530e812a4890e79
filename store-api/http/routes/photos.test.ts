/** @jest-environment node */
import sharp from 'sharp'
import { CALLS } from '../../../contract/calls'
import type { CartReply } from '../../../contract/entities/cart'
import type { CategoryNode } from '../../../contract/entities/category'
import type { HomeSection } from '../../../contract/entities/home'
import type { ProductDetail, ProductList } from '../../../contract/entities/product'
import { localCommands } from '../../admin/shop-commands'
import type { ShopCommands } from '../../admin/shop-command-types'
import { readPhotos } from '../../catalog/media/photo'
import { openTestShop, testClient } from '../../testing/test-shop'

let opened: Awaited<ReturnType<typeof openTestShop>>
let commands: ShopCommands
let send: ReturnType<typeof testClient>

/** A tin on paper, twice as wide as high, and a scene that fills its picture. */
const tin = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#fafafa' } })
    .composite([
      { input: { create: { width: 40, height: 60, channels: 3, background: '#204060' } }, left: 80, top: 20 },
    ])
    .png()
    .toBuffer()
const scene = () =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: '#306030' } })
    .composite([{ input: { create: { width: 90, height: 60, channels: 3, background: '#c0a080' } }, left: 0, top: 60 }])
    .jpeg({ quality: 95 })
    .toBuffer()

const add = async (bytes: Buffer) => (await commands.run('addMedia', { base64: bytes.toString('base64') })).hash

beforeAll(async () => {
  opened = await openTestShop()
  commands = localCommands(opened.shop)
  send = testClient(opened.app)
  const [onPaper, filled] = [await add(await tin()), await add(await scene())]
  const results = await commands.run('apply', {
    documents: [
      {
        kind: 'product',
        input: {
          ...{ key: 'tin', name: 'Tin', price: 9, stock: 5, categories: ['clubs'] },
          pictures: [
            { file: 'tin.png', alt: 'A tin', hash: onPaper },
            { file: 'tin-outside.jpg', alt: 'The tin outside', hash: filled, focus: [0.5, 0.25] },
          ],
        },
        source: 'tin.yaml',
      },
      { kind: 'category', input: { key: 'clubs', picture: 'tin' }, source: 'clubs.yaml' },
      {
        kind: 'section',
        input: { key: 'first', hero: [{ title: 'Tins', pictures: ['tin-outside'] }] },
        source: 'shop.yaml',
      },
      {
        kind: 'section',
        input: {
          key: 'second',
          tiles: {
            title: 'Ways in',
            tiles: [
              { title: 'The tin', link: '/product/tin', picture: 'tin-outside' },
              { title: 'Clubs', link: '/category/clubs' },
            ],
          },
        },
        source: 'shop.yaml',
      },
    ],
    actor: 'owner',
    isDryRun: false,
  })
  expect(results.flatMap(({ problems }) => problems)).toEqual([])
})
afterAll(() => opened.close())

const ON_PAPER = { width: 200, height: 100, colour: expect.stringMatching(/^#f/) as string, edge: '#fafafa' }
const FILLED = { width: 90, height: 120, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string, focus: [0.5, 0.25] }
const PREVIEW = expect.stringMatching(/^data:image\/webp;base64,/) as string

describe('photographs in replies', () => {
  it('is size, colours, and the focus that was chosen, on a card without the preview', async () => {
    const { data } = await send('GET', '/api/product?category=clubs')
    CALLS.listProducts.response.validateSync(data, { strict: true })
    const { list } = data as ProductList
    expect(list.find(({ key }) => key === 'tin')?.picture).toEqual({
      ...{ imageUrl: expect.stringMatching(/^\/image\/tin\.webp/) as string, alt: 'A tin' },
      ...ON_PAPER,
    })
  })

  it('has previews for the gallery of a product', async () => {
    const { data } = await send('GET', '/api/product/tin')
    CALLS.getProduct.response.validateSync(data, { strict: true })
    expect((data as ProductDetail).pictures).toEqual([
      expect.objectContaining({ ...ON_PAPER, preview: PREVIEW }),
      expect.objectContaining({ ...FILLED, preview: PREVIEW }),
    ])
    expect((data as ProductDetail).picture).not.toHaveProperty('preview')
  })

  it('is nothing for drawings', async () => {
    const { data } = await send('GET', '/api/product/home')
    for (const picture of (data as ProductDetail).pictures) expect(Object.keys(picture)).toEqual(['imageUrl', 'alt'])
    expect(Object.keys((data as ProductDetail).picture)).toEqual(['imageUrl', 'alt'])
  })

  it('is included with categories, slides and tiles', async () => {
    const tree = (await send('GET', '/api/category')).data as CategoryNode[]
    CALLS.listCategories.response.validateSync(tree, { strict: true })
    expect(tree.find(({ key }) => key === 'clubs')?.photo).toEqual(ON_PAPER)
    const { data } = await send('GET', '/api/home')
    CALLS.getHome.response.validateSync(data, { strict: true })
    const [hero, tiles] = (data as { sections: HomeSection[] }).sections
    expect(hero?.slides[0]?.images).toEqual([expect.objectContaining(FILLED)])
    expect(tiles?.tiles.map(({ photo }) => photo)).toEqual([FILLED, ON_PAPER])
  })

  it('is included with cart lines', async () => {
    await send('POST', '/api/cart', { body: { key: 'tin', optionIds: [], quantity: 1 } })
    const { data } = await send('GET', '/api/cart')
    CALLS.getCart.response.validateSync(data, { strict: true })
    expect((data as CartReply).carts.map(({ photo }) => photo)).toEqual([ON_PAPER])
  })

  it('is found by the address an order has, unless that is of an earlier picture', async () => {
    const { data } = await send('GET', '/api/product/tin')
    const { imageUrl } = (data as ProductDetail).picture
    expect([
      ...(await readPhotos(opened.db, [imageUrl, '', '/image/none.webp?v=1', 'https://elsewhere.example/a.jpg'])),
    ]).toEqual([[imageUrl, ON_PAPER]])
    expect(
      (await readPhotos(opened.db, ['/image/tin.webp?v=earlier'])).get('/image/tin.webp?v=earlier'),
    ).toBeUndefined()
  })
})

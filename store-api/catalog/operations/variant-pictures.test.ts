/** @jest-environment node */
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { ProductDetail } from '../../../contract/entities/product'
import { localCommands } from '../../admin/shop-commands'
import { createEmptyShop } from '../../db/empty-shop'
import { category, homeSection, variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { setCategory } from './set-category'
import { readProduct, setProduct } from './set-product'
import { setSection } from './set-section'

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
let hashes: string[]

const actor = { actor: 'owner' }
const jpeg = (colour: string) =>
  sharp({ create: { width: 6, height: 8, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  shop = await openTestShop({ catalogue: null })
  await createEmptyShop(shop.db, 'https://shop.example')
  const commands = localCommands(shop.shop)
  const colours = await Promise.all([jpeg('#00c'), jpeg('#c00')])
  hashes = await Promise.all(
    colours.map(async (bytes) => (await commands.run('addMedia', { base64: bytes.toString('base64') })).hash),
  )
})
afterAll(() => shop.close())

const pictures = () => ['Blue mug.jpg', 'red.png'].map((file, place) => ({ file, hash: hashes[place] ?? '' }))
const variants = (blue?: string, red?: string) => [
  { options: ['Blue'], sku: 'B', stock: 1, ...(blue === undefined ? {} : { picture: blue }) },
  { options: ['Red'], sku: 'R', stock: 1, ...(red === undefined ? {} : { picture: red }) },
]
const mug = (fields: object) => ({ key: 'mug', name: 'Mug', price: 5, ...fields })
const options = [{ name: 'Colour', values: ['Blue', 'Red'] }]
const write = (fields: object) => setProduct(shop.shop, mug(fields), actor)
const named = async (key = 'mug') =>
  (await shop.db.select().from(variant).where(eq(variant.productKey, key)).orderBy(variant.position)).map(
    ({ pictureName }) => pictureName,
  )

describe('the picture of a variant', () => {
  it.each([
    ['with the ending', 'Blue mug.jpg', 'red.png'],
    ['without it', 'Blue mug', 'red'],
    ['by its name in the shop', 'blue-mug', 'red'],
    ['in a folder', 'mugs/Blue mug.JPG', 'mugs/red.png'],
  ])('is named by its file %s', async (_, blue, red) => {
    await write({ options, variants: variants('', ''), pictures: pictures() })
    expect(await named()).toEqual([null, null])
    await write({ options, variants: variants(blue, red), pictures: pictures() })
    expect(await named()).toEqual(['blue-mug', 'red'])
    const detail = (await testClient(shop.app)('GET', '/api/product/mug')).data as ProductDetail
    expect(detail.variants?.map(({ imageUrl }) => imageUrl.replace(/[.?].*/, ''))).toEqual([
      '/image/blue-mug',
      '/image/red',
    ])
  })

  it('is found under the name it has where another product has a picture of its name', async () => {
    await write({ options, variants: variants('Blue mug.jpg', 'red.png'), pictures: pictures() })
    const other = { key: 'cup', name: 'Cup', price: 4, options, pictures: pictures() }
    await setProduct(shop.shop, { ...other, variants: variants('Blue mug.jpg').map(withOwnSku) }, actor)
    const [blue, red] = await named('cup')
    expect(blue).toMatch(/^blue-mug-[0-9a-f]{8}$/)
    expect(red).toBeNull()
  })

  it('is refused where the product does not have it, and nothing is written', async () => {
    const wrong = { options, variants: variants('blue-mug', 'green.jpg'), pictures: pictures() }
    await expect(write({ ...wrong, price: 9 })).rejects.toThrow(
      "variants[1].picture: green.jpg is none of the product's pictures",
    )
    await expect(write({ variants: variants('green') })).rejects.toThrow('variants[0].picture: green is none')
    expect((await shop.db.transaction((tx) => readProduct(tx, 'mug', shop.shop)))?.document).toMatchObject({ price: 5 })
  })

  it('stays with a document that has only pictures, or only variants', async () => {
    await write({ options, variants: variants('blue-mug', 'red.png'), pictures: pictures() })
    await write({ pictures: pictures().toReversed() })
    expect(await named()).toEqual(['blue-mug', 'red'])
    await write({ variants: variants() })
    expect(await named()).toEqual(['blue-mug', 'red'])
    await write({ variants: variants('', 'red') })
    expect(await named()).toEqual([null, 'red'])
  })

  it('goes with the picture, and with a whole document that does not name it', async () => {
    await write({ options, variants: variants('blue-mug', 'red.png'), pictures: pictures() })
    await write({ pictures: pictures().slice(1) })
    expect(await named()).toEqual([null, 'red'])
    await write({ options, variants: variants(), pictures: pictures() })
    expect(await named()).toEqual([null, null])
  })

  it('is written so that its document changes nothing', async () => {
    await write({ options, variants: variants('Blue mug.jpg', 'red.png'), pictures: pictures() })
    const { document } = (await shop.db.transaction((tx) => readProduct(tx, 'mug', shop.shop))) ?? {}
    expect(await setProduct(shop.shop, document, actor)).toMatchObject({ outcome: 'same' })
  })
})

const withOwnSku = <Variant extends { sku: string }>(one: Variant) => ({ ...one, sku: `CUP-${one.sku}` })

describe('pictures of the content', () => {
  it('are named by their files with the ending or without', async () => {
    await setCategory(shop.shop, { key: 'mugs', name: 'Mugs', picture: 'Blue mug.jpg' }, actor)
    const [row] = await shop.db.select().from(category).where(eq(category.key, 'mugs'))
    expect(row?.pictureName).toBe('blue-mug')
    await setCategory(shop.shop, { key: 'mugs', picture: null }, actor)
    const hero = [{ title: 'Mugs', pictures: ['Blue mug.jpg', 'red'] }]
    await setSection(shop.shop, { key: 'first', hero }, actor)
    const tiles = [{ title: 'Mugs', link: '/product', picture: 'red.png' }]
    await setSection(shop.shop, { key: 'second', tiles: { tiles } }, actor)
    const contents = (await shop.db.select().from(homeSection)).map(({ content }) => content)
    expect(contents).toMatchObject([{ slides: [{ pictures: ['blue-mug', 'red'] }] }, { tiles: [{ picture: 'red' }] }])
  })
})

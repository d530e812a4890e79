import { eq } from 'drizzle-orm'
import { attribute, auditLog, cartLine, product, searchWord, variant } from '../../db/schema'
import { sameText } from '../../i18n/local-text'
import { openTestShop, testClient } from '../../testing/test-shop'
import { DocumentError, VersionConflict } from './change'
import { archiveProduct, setProduct } from './set-product'

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop

const actor = { actor: 'owner' }
const write = (document: object, options: object = {}) => setProduct(shop.shop, document, { ...actor, ...options })

/** A tea of two weights and two cuts, one of its four choices not offered. */
const SENCHA = {
  key: 'sencha',
  name: { en: 'Sencha Yabukita', de: 'Sencha' },
  categories: ['clubs'],
  description: '<p>Cut hay, then the sweetness of young peas.</p>',
  options: [
    { name: 'Weight', values: ['50 g', '100 g'] },
    { name: { en: 'Cut', de: 'Schnitt' }, values: [{ name: 'Loose leaf' }, { name: 'Tea bags' }] },
  ],
  variants: [
    { options: ['50 g', 'Loose leaf'], sku: 'SEN-50', price: 7.9, weight: 50, stock: 5 },
    { options: ['100 g', 'Loose leaf'], sku: 'SEN-100', price: 14.8, weight: 100, stock: 0 },
    { options: ['50 g', 'Tea bags'], sku: 'SEN-50-B', price: 8.5, specialPrice: 6.8, weight: 50, stock: 2 },
  ],
}

beforeAll(async () => {
  shop = await openTestShop()
  const values = { key: 'origin', kind: 'text', name: sameText('Origin'), position: 0 } as const
  await shop.db.insert(attribute).values(values)
  await shop.db
    .insert(attribute)
    .values({ ...values, key: 'pages', name: sameText('Pages'), kind: 'number', unit: 'p.' })
  await shop.db.insert(attribute).values({ ...values, key: 'organic', kind: 'boolean', isShown: false })
})
afterAll(() => shop.close())

const words = async (word: string) =>
  (await shop.db.select().from(searchWord).where(eq(searchWord.word, word))).map(({ language }) => language).sort()
const variants = (key: string) =>
  shop.db.select().from(variant).where(eq(variant.productKey, key)).orderBy(variant.position)

describe('setProduct', () => {
  it('adds a product, sells it and finds it', async () => {
    expect(await write(SENCHA)).toMatchObject({ outcome: 'created', version: 1 })
    const client = testClient(shop.app)
    const list = await client('GET', '/api/product?category=clubs&limit=50')
    expect(JSON.stringify(list.data)).toContain('sencha')
    expect(await words('yabukita')).toEqual(['en', 'es'])
    const found = await client('GET', '/api/search?keyword=yabukita')
    expect(JSON.stringify(found.data)).toContain('sencha')
    expect((await client('GET', '/api/product/sencha')).data).toMatchObject({ name: 'Sencha Yabukita' })
  })

  it('takes the lowest price of the variants, and fills missing languages', async () => {
    const [row] = await shop.db.select().from(product).where(eq(product.key, 'sencha'))
    expect(row).toMatchObject({ price: 790, specialPrice: 680, status: 'active' })
    expect(row?.name).toEqual({ en: 'Sencha Yabukita', es: 'Sencha Yabukita', de: 'Sencha', filled: ['es'] })
    expect((await variants('sencha')).map(({ title, price }) => [title.en, price])).toEqual([
      ['50 g / Loose leaf', 790],
      ['100 g / Loose leaf', 1480],
      ['50 g / Tea bags', 850],
    ])
  })

  it('writes nothing for the same document', async () => {
    const before = await variants('sencha')
    expect(await write(SENCHA)).toEqual({ outcome: 'same', version: 1, differences: [], notes: [] })
    expect(await variants('sencha')).toEqual(before)
    expect(await shop.db.select().from(auditLog).where(eq(auditLog.key, 'sencha'))).toHaveLength(1)
  })

  it('changes what a document names, keeps the rest, and records who did it', async () => {
    expect(await write({ key: 'sencha', brand: 'Hollow Lane' }, { actor: 'mia' })).toMatchObject({ outcome: 'changed' })
    const [, last] = await shop.db.select().from(auditLog).where(eq(auditLog.key, 'sencha')).orderBy(auditLog.id)
    expect(last).toMatchObject({ actor: 'mia', kind: 'product', after: { brand: 'Hollow Lane', price: 7.9 } })
    expect(last?.before).not.toHaveProperty('brand')
    expect(await variants('sencha')).toHaveLength(3)
  })

  it('keeps ids of variants by their SKU', async () => {
    const before = await variants('sencha')
    const two = { ...SENCHA, variants: SENCHA.variants.slice(0, 2).reverse() }
    await write(two)
    const after = await variants('sencha')
    expect(after.map(({ id }) => id)).toEqual([before[1]?.id, before[0]?.id])
    expect(
      await shop.db
        .select()
        .from(cartLine)
        .where(eq(cartLine.variantId, before[2]?.id ?? 0)),
    ).toEqual([])
    await write(SENCHA)
  })

  it('distinguishes two variants when SKU and options match different stored ones', async () => {
    const [small, large] = SENCHA.variants
    const crossed = [
      { ...small, sku: 'SEN-NEW' },
      { ...large, sku: 'SEN-50' },
    ]
    await write({ ...SENCHA, variants: crossed })
    expect((await variants('sencha')).map(({ sku, title }) => [sku, title.en])).toEqual([
      ['SEN-NEW', '50 g / Loose leaf'],
      ['SEN-50', '100 g / Loose leaf'],
    ])
    await write(SENCHA)
  })

  it('is unknown as a draft, and reported as withdrawn when archived', async () => {
    const former = () => testClient(shop.app)('GET', '/api/former/product/later')
    await write({ key: 'later', name: 'Later', price: 1, status: 'draft' })
    expect((await former()).code).toBe(404)
    await write({ key: 'later', status: 'archived' })
    expect((await former()).data).toEqual({ key: null })
  })

  it('refuses a change that is based on an older version', async () => {
    await expect(write({ key: 'sencha', brand: 'X' }, { expectedVersion: 1 })).rejects.toThrow(VersionConflict)
    await expect(write({ key: 'new-one', name: 'X', price: 1 }, { expectedVersion: 3 })).rejects.toThrow(
      VersionConflict,
    )
  })

  it('writes attributes by their kind, and shows them', async () => {
    await write({ key: 'sencha', attributes: { origin: { en: 'Japan' }, pages: 1200, organic: true } })
    const detail = (await testClient(shop.app)('GET', '/api/product/sencha')).data
    expect(detail).toMatchObject({
      details: [
        { name: 'Origin', value: 'Japan' },
        { name: 'Pages', value: '1200 p.' },
      ],
    })
  })

  it('removes a word with its last product', async () => {
    await write({ key: 'sencha', name: 'Plain sencha' })
    expect(await words('yabukita')).toEqual([])
    expect(await words('plain')).toEqual(['de', 'en', 'es'])
  })

  it.each([
    ['an unknown category', { categories: ['nowhere'] }, 'categories[0]'],
    ['an unknown attribute', { attributes: { taste: 'x' } }, 'attributes.taste'],
    ['a value of another kind', { attributes: { pages: 'many' } }, 'attributes.pages'],
    ['an unknown related product', { related: { 'goes-with': ['nothing'] } }, 'related.goes-with'],
    [
      'an unknown value of an option',
      { ...SENCHA, variants: [{ options: ['1 kg', 'Loose leaf'] }] },
      'variants[0].options[0]',
    ],
    ['too few values', { ...SENCHA, variants: [{ options: ['50 g'] }] }, 'variants[0].options'],
    [
      'a choice twice',
      { ...SENCHA, variants: [...SENCHA.variants, { ...SENCHA.variants[0], sku: 'OTHER' }] },
      'variants[3]',
    ],
    ['a SKU of another product', { ...SENCHA, variants: [{ options: ['50 g', 'Loose leaf'], sku: 'home-M' }] }, 'sku'],
    [
      'a SKU twice',
      { ...SENCHA, variants: [...SENCHA.variants, { options: ['100 g', 'Tea bags'], sku: 'SEN-50' }] },
      'variants[3]',
    ],
  ])('refuses %s and changes nothing', async (_, document, path) => {
    const before = await variants('sencha')
    await expect(write({ key: 'sencha', ...document })).rejects.toMatchObject({ path })
    await expect(write({ key: 'sencha', ...document })).rejects.toThrow(DocumentError)
    expect(await variants('sencha')).toEqual(before)
  })

  it.each([
    ['a field it does not know', { prize: 3 }, /prize/],
    ['a text in an unknown language', { name: { fr: 'Thé' } }, /name must be a text/],
    ['six options', { options: Array.from({ length: 6 }, () => ({ name: 'X', values: ['a'] })) }, /options/],
    ['a price below nothing', { price: -1 }, /price/],
  ])('refuses %s, naming it', async (_, document, message) => {
    await expect(write({ key: 'sencha', ...document })).rejects.toThrow(message)
  })

  it('sells a product without options as one variant', async () => {
    await write({ key: 'glass-cup', name: 'Glass cup', price: 12.5, stock: 4, sku: 'CUP', categories: ['clubs'] })
    expect(await variants('glass-cup')).toMatchObject([{ sku: 'CUP', stock: 4, valueIds: [], price: null }])
    const [before] = await variants('glass-cup')
    await write({ key: 'glass-cup', stock: 9, weight: 180 })
    expect(await variants('glass-cup')).toEqual([{ ...before, stock: 9, weight: 180 }])
    await write({ key: 'glass-cup', policy: 'continue' })
    expect(await variants('glass-cup')).toEqual([{ ...before, stock: 9, weight: 180, stockPolicy: 'continue' }])
  })

  it('changes variants without their options being repeated', async () => {
    const before = await variants('sencha')
    await write({ key: 'sencha', variants: SENCHA.variants.map((one) => ({ ...one, stock: 7 })) })
    expect(await variants('sencha')).toEqual(before.map((row) => ({ ...row, stock: 7 })))
  })

  it.each([
    ['stock beside options', { stock: 3 }, 'stock'],
    ['options without variants', { options: SENCHA.options }, 'variants'],
  ])('refuses %s, and keeps options and variants', async (_, document, path) => {
    const before = await variants('sencha')
    await expect(write({ key: 'sencha', ...document })).rejects.toMatchObject({ path })
    expect(await variants('sencha')).toEqual(before)
  })

  it('begins and ends a sale by the special price alone, and refuses one that is no reduction', async () => {
    const prices = async () =>
      (await shop.db.select().from(product).where(eq(product.key, 'glass-cup'))).map(
        ({ price, specialPrice, lowestPrice }) => ({ price, specialPrice, lowestPrice }),
      )
    await write({ key: 'glass-cup', specialPrice: 9.5 })
    expect(await prices()).toEqual([{ price: 1250, specialPrice: 950, lowestPrice: 1250 }])
    await expect(write({ key: 'glass-cup', specialPrice: 12.5 })).rejects.toMatchObject({ path: 'specialPrice' })
    await write({ key: 'glass-cup', specialPrice: null })
    expect(await prices()).toEqual([{ price: 1250, specialPrice: null, lowestPrice: null }])
  })
})

describe('archiveProduct', () => {
  it('withdraws a product and removes it from the search index', async () => {
    await archiveProduct(shop.shop, 'glass-cup', actor)
    expect(await words('glass')).toEqual([])
    expect(
      JSON.stringify((await testClient(shop.app)('GET', '/api/product?category=clubs&limit=50')).data),
    ).not.toContain('glass-cup')
    await write({ key: 'glass-cup', status: 'active' })
    expect(await words('glass')).not.toEqual([])
  })
})

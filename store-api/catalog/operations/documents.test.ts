import { eq } from 'drizzle-orm'
import { auditLog, change } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { DocumentError, VersionConflict } from './change'
import { type DocumentKind, keyOf, operationsOf, showDocument } from './document-kinds'
import { listDocuments } from './list-documents'

/** Every kind of document but the product, which has its own tests. */

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeAll(async () => (shop = await openTestShop()))
afterAll(() => shop.close())

const set = (kind: DocumentKind, document: object, options: object = {}) =>
  operationsOf(kind).set(shop.shop, document, { actor: 'owner', ...options })
const show = async (kind: DocumentKind, key: string) => (await showDocument(shop.shop, kind, key))?.document
const get = async (path: string) => (await testClient(shop.app)('GET', path)).data

/** A document of each kind, a change of it, and its text in the list of differences. */
const DOCUMENTS = [
  ['category', { key: 'gifts', name: { en: 'Gifts', de: 'Geschenke' }, position: 9 }, { description: 'For others' }],
  ['page', { key: 'brewing', title: 'Brewing', html: '<p>Slowly.</p>' }, { html: '<p>More slowly.</p>' }],
  ['menu', { key: 'header', entries: [{ category: 'clubs', entries: [{ category: 'rovers' }] }] }, { position: 3 }],
  ['section', { key: 'intro', position: 2, text: { title: 'Hello', html: '<p>Hi</p>' } }, { isHidden: true }],
  ['attribute', { key: 'origin', kind: 'text', name: 'Origin' }, { isFilter: true }],
  ['tax', { class: 'standard', zone: 'DE', rate: 19, name: 'VAT 19 %' }, { rate: 20.5, name: 'VAT 20.5 %' }],
  [
    'shipping',
    { code: 'bike', name: 'By bike', rates: [{ countries: ['DE'], price: 2.5, minDays: 1, maxDays: 2 }] },
    { rates: [{ countries: ['DE'], price: 2.75, minDays: 1, maxDays: 2 }] },
  ],
  ['country', { iso: 'XK', name: 'Kosovo' }, { states: [{ code: 'P', name: 'Pristina' }] }],
] as const satisfies [DocumentKind, object, object][]

describe.each(DOCUMENTS)('%s', (kind, document, more) => {
  const key = keyOf(document)
  const changed = { ...('class' in document ? document : { [Object.keys(document)[0] ?? '']: key }), ...more }

  it('is created, and the same document again changes nothing', async () => {
    expect(await set(kind, document, { expectedVersion: 0 })).toMatchObject({ outcome: 'created', version: 1 })
    const { outcome, version } = await set(kind, document)
    expect([outcome, version]).toEqual(['same', 1])
  })

  it('is shown as the document that set takes, with all that was written', async () => {
    expect(await show(kind, key)).toMatchObject(document)
    expect((await set(kind, (await show(kind, key)) ?? {})).outcome).toBe('same')
  })

  it('changes what a document names, says what, and keeps the rest', async () => {
    const before = await show(kind, key)
    const written = await set(kind, changed, { expectedVersion: 1 })
    expect(written).toMatchObject({ outcome: 'changed', version: 2 })
    expect(written.differences.length).toBeGreaterThan(0)
    const paths = written.differences.map(({ path }) => path.split(/[.[]/)[0])
    expect(Object.keys(more)).toEqual(expect.arrayContaining(paths))
    expect(await show(kind, key)).toEqual({ ...before, ...changed })
  })

  it('records who changed it, from what to what', async () => {
    const [first, second] = await shop.db.select().from(auditLog).where(eq(auditLog.key, key)).orderBy(auditLog.id)
    expect(first).toMatchObject({ actor: 'owner', kind, before: null })
    expect(second).toMatchObject({
      kind,
      before: first?.after,
      after: JSON.parse(JSON.stringify(await show(kind, key))),
    })
  })

  it('refuses a change that is based on an older version, and leaves everything as it is', async () => {
    const before = await show(kind, key)
    await expect(set(kind, document, { expectedVersion: 1 })).rejects.toThrow(VersionConflict)
    expect(await show(kind, key)).toEqual(before)
  })

  it('is listed', async () => {
    expect((await listDocuments(shop.shop, kind)).map((row) => row.key)).toContain(key)
  })

  it('refuses a field it does not know', async () => {
    await expect(set(kind, { ...document, colour: 'red' })).rejects.toThrow('colour')
  })
})

it('shows nothing of what there is not', async () => {
  for (const [kind] of DOCUMENTS) expect(await showDocument(shop.shop, kind, 'nothing')).toBeNull()
})

describe('what shoppers get of it', () => {
  it('is the page, the country, the rate and the menu that were written', async () => {
    expect(await get('/api/page/brewing')).toMatchObject({ title: 'Brewing', html: '<p>More slowly.</p>' })
    expect(await get('/api/country')).toContainEqual(
      expect.objectContaining({ iso: 'XK', states: [{ code: 'P', name: 'Pristina' }] }),
    )
  })

  it('changes on storefronts at once', async () => {
    await shop.db.delete(change)
    await set('page', { key: 'brewing', title: 'How to brew' })
    expect((await shop.db.select().from(change)).map(({ what }) => what).toSorted()).toEqual(['page:brewing', 'pages'])
  })
})

describe('refused', () => {
  it.each([
    ['category', { key: 'gifts', parent: 'nowhere' }, 'parent'],
    ['category', { key: 'clubs', parent: 'rovers' }, 'parent'],
    ['category', { key: 'unnamed' }, 'name'],
    ['page', { key: 'other', id: 1, title: 'Other' }, 'id'],
    ['page', { key: 'untitled', html: '<p>x</p>' }, 'title'],
    ['menu', { key: 'foot', entries: [{ category: 'clubs', page: 'brewing' }] }, 'entries[0]'],
    ['menu', { key: 'foot', entries: [{ link: '/search' }] }, 'entries[0].label'],
    ['menu', { key: 'foot' }, 'entries'],
    ['section', { key: 'nothing' }, 'section'],
    ['section', { key: 'two', name: {}, newsletter: {} }, 'section'],
    ['section', { key: 'rail', products: { title: 'X', from: 'category' } }, 'products.category'],
    ['section', { key: 'rail', products: { title: 'X', from: 'keys' } }, 'products.keys'],
    ['section', { key: 'rail', products: { title: 'X', from: 'sale', sort: 'newest' } }, 'products.sort'],
    ['attribute', { key: 'origin', kind: 'number' }, 'kind'],
    ['attribute', { key: 'taste', name: 'Taste' }, 'kind'],
    ['shipping', { code: 'air' }, 'name'],
    ['shipping', { code: 'bike', rates: [{ countries: ['ZZ'], price: 1, minDays: 1, maxDays: 1 }] }, 'rates'],
    ['shipping', { code: 'bike', rates: [{ countries: ['DE', 'DE'], price: 1, minDays: 1, maxDays: 1 }] }, 'rates'],
    ['country', { iso: 'XX' }, 'name'],
    [
      'country',
      {
        iso: 'XK',
        states: [
          { code: 'P', name: 'One' },
          { code: 'P', name: 'Two' },
        ],
      },
      'states',
    ],
  ] as [DocumentKind, object, string][])('%s %j at %s', async (kind, document, path) => {
    const before = await show(kind, keyOf(document))
    await expect(set(kind, document)).rejects.toMatchObject({ path })
    await expect(set(kind, document)).rejects.toThrow(DocumentError)
    expect((await show(kind, keyOf(document))) ?? null).toEqual(before ?? null)
  })
})

describe('a section', () => {
  const SECTIONS = [
    { hero: [{ title: 'Slow', link: '/category/clubs', pictures: ['home'], ornament: 'M1 1h9' }] },
    { tiles: { title: 'Shelves', tiles: [{ link: '/category/clubs' }], more: { text: 'All', link: '/search' } } },
    { categories: { title: 'Below', below: 'clubs', count: 4, more: { text: 'All', link: '/category/clubs' } } },
    { products: { title: 'New', from: 'category', category: 'clubs', sort: 'newest', count: 6, layout: 'grid' } },
    { products: { title: 'Sale', from: 'sale', count: 8, more: { text: { en: 'All', de: 'Alle' }, link: '/search' } } },
    { products: { title: 'Chosen', from: 'keys', keys: ['home'], count: 8 } },
    { text: { title: 'Us', html: '<p>Hello</p>' } },
    { brands: { title: 'Makers' } },
    { name: {} },
    { name: { picture: 'home', ornament: 'M1 1h9' } },
    { newsletter: {} },
  ]

  it.each(SECTIONS)('%j is shown as it was written', async (content) => {
    await set('section', { key: 'any', ...content })
    expect(await show('section', 'any')).toEqual({ key: 'any', position: 0, isHidden: false, ...content })
    expect((await set('section', { key: 'any', ...content })).outcome).toBe('same')
    const { response } = await testClient(shop.app)('GET', '/api/home')
    expect(response.status).toBe(200)
  })

  it('is hidden without its content being repeated', async () => {
    await set('section', { key: 'any', isHidden: true })
    expect(await show('section', 'any')).toMatchObject({ isHidden: true, newsletter: {} })
  })
})

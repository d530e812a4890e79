/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { writeProducts } from '../../cli/export-products'
import { localCommands } from '../../shop-commands'
import { applyDocuments } from '../../../catalog/operations/apply-documents'
import { storeMedia } from '../../../catalog/media/store-media'
import { auditLog, picture, product } from '../../../db/schema'
import { anyProduct, renamed } from '../../../testing/any-product'
import { exportTo, filesOf, imageRenderer, importFrom as imported, openShops, type TestShop } from '../testing'

/** Export, an empty shop, import, export: the same bytes. The shops of `examples/` are in `../examples.test.ts`. */

const shops = openShops()
const { nextPath, open: openShop } = shops
afterEach(() => shops.closeShops())

/** The demo; exports do not change it. */
const demos = openShops()
let demo: TestShop
beforeAll(async () => (demo = await demos.open(false)))
afterAll(async () => {
  await demos.closeShops()
  demos.close()
  shops.close()
})

const deleteProducts = ({ db }: TestShop) => db.execute(sql`truncate ${product} cascade`)

const exported = (shop: TestShop, format: 'csv' | 'yaml', pictures?: string) =>
  exportTo(shop, nextPath(`.${format}`), { format, ...(pictures ? { pictures } : {}) })

describe('the demo', () => {
  it.each(['csv', 'yaml'] as const)(
    'yields the same bytes as %s, pictures included',
    async (format) => {
      const pictures = nextPath('-pictures')
      const first = await exported(demo, format, pictures)
      expect(first.counted).toMatchObject({ products: 4, pictures: 4 })
      const empty = await openShop(true)
      expect((await imported(empty, first.path, pictures)).problems).toEqual([])
      const secondPictures = nextPath('-pictures')
      const second = await exported(empty, format, secondPictures)
      expect(second.text).toBe(first.text)
      expect(Object.keys(filesOf(secondPictures)).length).toBe(first.counted.pictures)
      expect(filesOf(secondPictures)).toEqual(filesOf(pictures))
    },
    120_000,
  )

  it('changes nothing when imported into its own shop, even without pictures', async () => {
    const before = await demo.db.select().from(picture)
    const { path } = await exported(demo, 'csv')
    const { summary, problems } = await imported(demo, path)
    expect([problems, summary.counts.changed, summary.counts.created]).toEqual([[], 0, 0])
    expect(await demo.db.select().from(picture)).toEqual(before)
  }, 120_000)

  it('writes an archive of pictures that the import can read', async () => {
    const zip = nextPath('.zip')
    const { path, counted } = await exported(demo, 'csv', zip)
    expect(statSync(zip).mode & 0o777).toBe(0o600)
    const { summary } = await imported(await openShop(true), path, zip)
    expect(counted.pictures).toBe(4)
    expect(summary.pictureProblems).toBe(0)
    expect(summary.namedPictures).toBe(counted.pictures)
  }, 120_000)
})

describe('any product', () => {
  it('yields the same bytes in both formats', async () => {
    const [shop, empty] = [await openShop(true), await openShop(true)]
    const categories = ['tea', 'cups']
    for (const { shop: one } of [shop, empty])
      await applyDocuments(
        one,
        categories.map((key) => ({ kind: 'category', input: { key, name: key }, source: key })),
        { actor: 'owner' },
      )
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyProduct(categories), { minLength: 1, maxLength: 3 }), async (generated) => {
        const documents = generated.map((one) => renamed(one, `p${++count}`))
        const written = await applyDocuments(
          shop.shop,
          documents.map((input) => ({ kind: 'product', input, source: 'property' })),
          { actor: 'owner' },
        )
        expect(written.map(({ problems }) => problems)).toEqual(documents.map(() => []))
        const inYaml = await exported(shop, 'yaml')
        for (const format of ['csv', 'yaml'] as const) {
          const first = format === 'yaml' ? inYaml : await exported(shop, format)
          await deleteProducts(empty)
          expect((await imported(empty, first.path)).problems).toEqual([])
          const second = await exported(empty, format)
          expect(second.text).toBe(first.text)
          // The documents of both are equal: a table loses nothing.
          expect((format === 'yaml' ? second : await exported(empty, 'yaml')).text).toBe(inYaml.text)
        }
        await deleteProducts(shop)
      }),
      { numRuns: 8 },
    )
  }, 300_000)
})

describe('attributes, options and pictures', () => {
  it('survive a round trip in every language, with values that are difficult in a table', async () => {
    const [shop, empty] = [await openShop(true), await openShop(true)]
    const bytes = await imageRenderer.render({ drawing: 'cup' })
    const { hash } = await storeMedia(shop.shop, bytes)
    const attributes = [
      ...[
        ['origin', 'text'],
        ['taste', 'list'],
        ['water', 'number'],
        ['organic', 'boolean'],
        ['main', 'colour'],
      ],
    ].map(([key, kind]) => ({ kind: 'attribute' as const, input: { key, kind, name: key }, source: 'test' }))
    const input = (key: string, values: object, more: object = {}) => ({
      ...{ kind: 'product' as const, source: key },
      input: { key, name: { en: key, de: '', es: "'" }, price: 10, attributes: values, ...more },
    })
    const products = [
      input('a', { origin: { en: '=Assam', de: '-5' }, taste: ['malt', 'dark | bread'], water: -5, organic: false }),
      input('b', {
        ...{ main: { name: { en: 'Blue', es: 'Azul' }, colour: '#0000ff' }, organic: true },
        taste: [
          { en: 'nut', de: 'Nuss' },
          { en: 'hay', de: 'Heu' },
        ],
        origin: ' blank ',
      }),
      input(
        'c',
        {},
        {
          options: [
            {
              name: { en: 'Size', de: 'Größe' },
              isSize: true,
              values: [{ name: { en: 'S', de: 'K' } }, 'M', 'unused'],
            },
            {
              name: 'Colour',
              values: [
                { name: 'red', colour: '#ff0000' },
                { name: 'blue', colour: '#0000ff' },
              ],
            },
          ],
          variants: [
            { options: ['S', 'red'], sku: '=c-1', stock: -3, policy: 'continue', price: 12.5, specialPrice: 11 },
            { options: ['M', 'blue'], sku: '007', saleStarts: '2026-01-01T00:00:00.000Z', saleEnds: '2027-01-01' },
          ],
          related: { 'goes-with': ['d', 'a'], replaces: ['b'] },
        },
      ),
      input(
        'd',
        {},
        {
          options: [{ name: 'Grind', values: [{ name: { en: 'fine', de: 'fein', es: 'fino' } }, { name: 'coarse' }] }],
          variants: [
            { options: ['fine'], sku: 'd-1', picture: 'cup' },
            { options: ['coarse'], sku: 'd-2', needsDelivery: false },
          ],
          pictures: [{ file: 'cup.jpg', hash, alt: { en: 'A cup', de: 'Eine Tasse' }, focus: [0.25, 0.75] }],
        },
      ),
    ]
    const written = await applyDocuments(shop.shop, [...attributes, ...products], { actor: 'owner' })
    expect(written.flatMap(({ problems }) => problems)).toEqual([])
    const pictures = nextPath('-pictures')
    const first = await exported(shop, 'csv', pictures)
    expect(first.text).toContain(",'=c-1,")
    expect(first.text).toContain(',-3,continue,')
    expect((await imported(empty, first.path, pictures)).problems).toEqual([])
    expect((await exported(empty, 'csv', nextPath('-pictures'))).text).toBe(first.text)
    expect((await exported(empty, 'yaml', nextPath('-pictures'))).text).toBe(
      (await exported(shop, 'yaml', nextPath('-pictures'))).text,
    )
  }, 60_000)
})

describe('an export', () => {
  it('does not overwrite a file, leaves no temporary files, and is recorded', async () => {
    const shop = await openShop(true)
    const path = nextPath('.csv')
    writeFileSync(path, 'mine')
    await expect(writeProducts(localCommands(shop.shop), path, {})).rejects.toThrow('--overwrite replaces it')
    expect(readFileSync(path, 'utf8')).toBe('mine')
    expect(await shop.db.$count(auditLog, eq(auditLog.kind, 'export'))).toBe(0)
    await writeProducts(localCommands(shop.shop), path, { overwrite: true })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(shops.folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const [record] = await shop.db.select().from(auditLog).where(eq(auditLog.kind, 'export'))
    expect(record).toMatchObject({ key: 'products', after: { count: 0 } })
  })

  it('overwrites no picture, and removes those written before the error; with --overwrite it replaces them', async () => {
    const [pictures, path] = [nextPath('-pictures'), nextPath('.csv')]
    mkdirSync(pictures)
    const ownFile = `${pictures}/shorts-front.jpg`
    writeFileSync(ownFile, 'mine')
    await expect(exportTo(demo, path, { pictures })).rejects.toThrow(
      `${ownFile} is there already: --overwrite replaces it.`,
    )
    expect([readdirSync(pictures), readFileSync(ownFile, 'utf8')]).toEqual([['shorts-front.jpg'], 'mine'])
    expect(existsSync(path)).toBe(false)
    const { counted } = await exportTo(demo, path, { pictures, overwrite: true })
    expect(readdirSync(pictures)).toHaveLength(counted.pictures)
    expect(readFileSync(ownFile, 'utf8')).not.toBe('mine')
  }, 60_000)
})

/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { parse } from 'yaml'
import { exportShop } from '../../cli/export-shop'
import { sendPictures } from '../../cli/send-pictures'
import { localCommands } from '../../shop-commands'
import { applyDocuments, type KindDocument } from '../../../catalog/operations/apply-documents'
import type { DocumentKind } from '../../../catalog/operations/document-kinds'
import { auditLog } from '../../../db/schema'
import { openShops } from '../testing'
import { exportToFolder, expectRoundTrip } from './testing'

/**
 * `export shop` and `apply`: a shop that is exported, applied from the folder and exported again is identical, byte for
 * byte. Those of `examples/` are in `../examples.test.ts`.
 */

const shops = openShops()
afterEach(() => shops.closeShops())
afterAll(() => shops.close())

describe('a shop that is exported', () => {
  it(
    'survives a round trip: the demo',
    async () => void (await expectRoundTrip(shops, await shops.open(false))),
    120_000,
  )

  it('survives a round trip with unusual settings, lists and pages', async () => {
    const shop = await shops.open(true)
    const documents = [
      ['store', { name: 'Odd', currency: 'JPY', country: { timeZone: 'Asia/Tokyo', iso: 'JP' } }],
      ['store', { orderPrefix: 'ODD', capabilities: { reviews: false }, texts: { de: { 'Filters.brand': 'Marke' } } }],
      ['store', { search: { en: { synonyms: ['a, b'] } }, restrict: { language: ['de-AT'], platform: ['pc'] } }],
      ['store', { scripts: [{ id: 'x', src: 'https://cdn.example/x.js', defer: true }] }],
      ['country', { iso: 'XK', name: { en: 'Kosovo', de: 'Kosovo' } }],
      ['country', { iso: 'DE', name: 'Germania' }],
      ['tax', { class: 'standard', zone: 'JP', rate: 8.25, name: 'Tax' }],
      [
        'shipping',
        { code: 'b', name: 'B', position: 3, rates: [{ countries: ['XK', 'DE'], price: 500, minDays: 1, maxDays: 2 }] },
      ],
      ['shipping', { code: 'a', name: 'A', position: 7, rates: [] }],
      ['attribute', { key: 'hidden', kind: 'number', name: 'Hidden', isShown: false, unit: 'g', position: 9 }],
      ['attribute', { key: 'first', kind: 'list', name: 'First', isFilter: true, position: 1 }],
      ['category', { key: 'roots', name: 'Roots', position: 5, isHidden: true }],
      ['category', { key: 'sale', name: 'Sale', position: 0, saleOf: ['roots'] }],
      ['category', { key: 'leaf', name: 'Leaf', position: 2, parent: 'roots' }],
      ['category', { key: 'all-sale', name: 'All', position: 1, saleOf: [] }],
      [
        'page',
        {
          key: 'about',
          id: 40,
          group: 3,
          title: { en: 'About', es: '' },
          html: '<p>#</p>',
          questions: [{ question: '?', answer: '!' }],
        },
      ],
      [
        'menu',
        {
          key: 'foot',
          title: 'Foot',
          position: 4,
          entries: [{ link: '/x', label: 'X', entries: [{ category: 'leaf' }] }],
        },
      ],
      ['section', { key: 'late', position: 9, isHidden: true, newsletter: {} }],
      ['section', { key: 'early', position: 2, text: { html: '<p>Hi</p>' } }],
      ['product', { key: 'old', name: 'Old', price: 900, status: 'archived', categories: ['leaf', 'roots'], stock: 2 }],
      [
        'product',
        {
          key: 'new',
          name: '- dash',
          price: 9,
          status: 'draft',
          related: { replaces: ['old'] },
          attributes: { hidden: 0 },
        },
      ],
    ] as const
    const results = await applyDocuments(
      shop.shop,
      documents.map(([kind, input]) => ({ kind, input, source: kind })),
      { actor: 'owner' },
    )
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    const { path } = await expectRoundTrip(shops, shop)
    const written = parse(readFileSync(join(path, 'shop.yaml'), 'utf8')) as Record<
      string,
      { key?: string; iso?: string }[]
    >
    expect(written.categories?.map(({ key }) => key)).toEqual(['roots', 'sale', 'all-sale', 'leaf'])
    expect(written.countries?.map(({ iso }) => iso).sort()).toEqual(['DE', 'XK'])
    expect(written).toMatchObject({
      language: 'en',
      currency: 'JPY',
      sections: [{ key: 'early' }, { key: 'late' }],
    })
  }, 120_000)

  it('includes used pictures that belong to no product', async () => {
    const shop = await shops.open(true)
    const pictureFolder = shops.nextPath('-drawn')
    mkdirSync(pictureFolder)
    const names = ['shelf', 'garden', 'harbour', 'lost', 'door', 'unseen', 'once']
    for (const [at, name] of names.entries())
      await sharp({ create: { width: 20, height: 10 + at, channels: 3, background: '#456' } })
        .webp({ lossless: true })
        .toFile(join(pictureFolder, `${name}.webp`))
    const inputs: [DocumentKind, object][] = [
      ['picture', { key: 'shelf', file: 'shelf.webp', alt: { en: 'A shelf', de: 'Ein Regal' }, focus: [0.25, 0.5] }],
      ...names.slice(1, 6).map((key): [DocumentKind, object] => ['picture', { key, file: `${key}.webp` }]),
      ['store', { notFound: { picture: 'lost' }, logo: '/image/door.webp' }],
      ['category', { key: 'teas', name: 'Teas', picture: 'shelf.jpg' }],
      ['page', { key: 'about', title: 'About', html: '<p><img src="/image/harbour.webp" alt=""></p>' }],
      ['product', { key: 'tin', name: 'Tin', price: 3, pictures: [{ file: 'once.webp' }] }],
      ['section', { key: 'welcome', hero: [{ title: 'Spring', pictures: ['garden'] }] }],
    ]
    const inputDocuments = inputs.map(([kind, input]) => ({ kind, input, source: kind }))
    const sendOptions = { folder: pictureFolder, isDryRun: false, onProgress: () => {} }
    const { documents } = await sendPictures(localCommands(shop.shop), inputDocuments, sendOptions)
    const withoutPictures: KindDocument = { kind: 'product', input: { key: 'tin', pictures: [] }, source: 'tin' }
    const results = await applyDocuments(shop.shop, [...documents, withoutPictures], { actor: 'owner' })
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    const { path, counts } = await expectRoundTrip(shops, shop)
    const exportedNames = ['door', 'garden', 'harbour', 'lost', 'shelf']
    expect(readdirSync(join(path, 'pictures'))).toEqual(exportedNames.map((name) => `${name}.webp`))
    expect(counts.pictures).toBe(exportedNames.length)
    const { pictures } = parse(readFileSync(join(path, 'shop.yaml'), 'utf8')) as { pictures: { key: string }[] }
    expect(pictures.at(-1)).toEqual({
      ...{ key: 'shelf', file: 'shelf.webp', alt: { en: 'A shelf', de: 'Ein Regal' }, focus: [0.25, 0.5] },
    })
    expect(readFileSync(join(path, 'pictures', 'shelf.webp'))).toEqual(readFileSync(join(pictureFolder, 'shelf.webp')))
  }, 60_000)
})

describe('the folder', () => {
  it('is readable by its user only, is recorded, and replaces nothing', async () => {
    const shop = await shops.open(true)
    const { path } = await exportToFolder(shops, shop)
    expect([statSync(path).mode & 0o777, statSync(join(path, 'shop.yaml')).mode & 0o777]).toEqual([0o700, 0o600])
    const records = await shop.db.select().from(auditLog).where(eq(auditLog.kind, 'export'))
    expect(records).toMatchObject([{ key: 'shop', after: { count: 0 } }])
    const existingFolder = shops.nextPath('-mine')
    mkdirSync(existingFolder)
    writeFileSync(join(existingFolder, 'mine.txt'), 'mine')
    await expect(exportShop(localCommands(shop.shop), existingFolder)).rejects.toThrow('is there already')
    expect(readdirSync(existingFolder)).toEqual(['mine.txt'])
    await expect(exportShop(localCommands(shop.shop), join(existingFolder, 'mine.txt'))).rejects.toThrow(
      'is there already',
    )
    await expect(exportShop(localCommands(shop.shop), join(existingFolder, 'no', 'such'))).rejects.toThrow(
      'cannot be written: ENOENT',
    )
    expect(await shop.db.$count(auditLog, eq(auditLog.kind, 'export'))).toBe(1)
    expect(readdirSync(shops.folder).filter((name) => name.endsWith('.part'))).toEqual([])
  }, 60_000)
})

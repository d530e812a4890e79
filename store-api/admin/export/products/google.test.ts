/** @jest-environment node */
import { readFileSync } from 'node:fs'
import type { FeedProduct } from '../../../../contract/entities/sitemap'
import type { FieldShop } from '../../../../contract/feed-fields'
import { exportProductsCommand } from '../../cli/export-products'
import { localCommands } from '../../shop-commands'
import { applyDocuments } from '../../../catalog/operations/apply-documents'
import { storeMedia } from '../../../catalog/media/store-media'
import { readProducts } from '../../import/testing'
import { toDocument } from '../../import/to-document'
import { exportTo, imageRenderer, openShops } from '../testing'
import { GOOGLE_HEADINGS, googleRows } from './google-rows'

/** Google's format: its rows, and what our import reads from them. */

const shops = openShops()
afterAll(async () => {
  await shops.closeShops()
  shops.close()
})

const SHOP: FieldShop = {
  ...{ origin: 'https://shop.example', name: 'Leaf & Pot', imageOf: (url) => `https://shop.example${url}` },
  currency: {
    ...{ code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 },
    ...{ symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
  },
}

const VARIANT = {
  ...{ sku: 'S', size: '', inStock: true, options: [], gtin: '', isBackOrder: false, prices: null },
  ...{ weight: null, volume: null, saleStartsAt: null, saleEndsAt: null },
}

const PRODUCT: FeedProduct = {
  ...{
    key: 'sencha',
    name: 'Sencha',
    brand: '',
    model: 'M-1',
    description: '<p>Green</p>',
    price: 800,
    specialPrice: null,
  },
  pictures: ['a', 'b', 'c'].map((name) => ({ imageUrl: `/image/${name}.webp?v=1`, alt: '' })),
  ...{ categories: ['Tea', 'Green'], colours: [], ageGroup: null, gender: null, material: '' },
  variants: [VARIANT],
}

const optionFieldsOf = (options: { groupTitle: string; title: string }[], size = '') => {
  const [row] = googleRows({ ...PRODUCT, variants: [{ ...VARIANT, options, size }] }, SHOP)
  return { color: row?.color, size: row?.size, material: row?.material, pattern: row?.pattern }
}

describe('a row of Google’s format', () => {
  it('has the fields of the feed, with additional pictures in one cell', () => {
    const [row] = googleRows(PRODUCT, SHOP)
    expect(row).toMatchObject({
      ...{ id: 'S', title: 'Sencha', link: 'https://shop.example/product/sencha', price: '8.00 EUR' },
      ...{ brand: 'Leaf & Pot', mpn: 'M-1', product_type: 'Tea > Green', availability: 'in_stock' },
      image_link: 'https://shop.example/image/a.webp?v=1',
      additional_image_link: 'https://shop.example/image/b.webp?v=1,https://shop.example/image/c.webp?v=1',
    })
    expect(Object.keys(row ?? {}).filter((name) => !GOOGLE_HEADINGS.includes(name))).toEqual([])
  })

  it.each([
    [[{ groupTitle: 'Size', title: 'S' }], 'S', { size: 'S' }],
    [[{ groupTitle: 'Farbe', title: 'Rot' }], '', { color: 'Rot' }],
    [[{ groupTitle: 'Material', title: 'Wool' }], '', { material: 'Wool' }],
    [[{ groupTitle: 'Weight', title: '50 g' }], '', { size: '50 g' }],
    [
      [
        { groupTitle: 'Weight', title: '50 g' },
        { groupTitle: 'Grind', title: 'Fine' },
      ],
      '',
      { size: '50 g', pattern: 'Fine' },
    ],
    [
      [
        { groupTitle: 'Size', title: 'S' },
        { groupTitle: 'Length', title: '80 cm' },
      ],
      'S',
      { size: 'S', pattern: '80 cm' },
    ],
  ])('maps the options %j with the size "%s" to %j', (options, size, expected) =>
    expect(optionFieldsOf(options, size)).toEqual(expected),
  )
})

describe('the file', () => {
  it('is read back: a product for each group, by the key in its link, without option values in its name', async () => {
    const { shop, ...opened } = await shops.open(true)
    const { hash } = await storeMedia(shop, await imageRenderer.render({ drawing: 'tin' }))
    const product = (key: string, fields: object) => ({
      ...{ kind: 'product' as const, source: key },
      input: { key, name: key, price: 8, pictures: [{ file: key, hash }], ...fields },
    })
    const options = [
      { name: 'Weight', values: ['50 g', '100 g'] },
      { name: 'Grind', values: ['Fine'] },
    ]
    const variants = [
      { options: ['50 g', 'Fine'], sku: 'T-50', price: 8, weight: 50, stock: 4 },
      { options: ['100 g', 'Fine'], sku: 'T-100', price: 15, specialPrice: 12, weight: 100, stock: 0 },
    ]
    const documents = [
      { kind: 'category' as const, input: { key: 'tea', name: 'Tea' }, source: 'tea' },
      product('sencha', { name: 'Sencha, first', model: 'M-1', brand: 'Uji', categories: ['tea'], options, variants }),
      product('cup', {
        name: '=Cup',
        stock: 2,
        sku: 'CUP',
        gtin: '4006381333931',
        description: '<p>One</p><p>Two</p>',
      }),
      product('bare', { pictures: [], stock: 1 }),
      product('draft', { status: 'draft', stock: 1 }),
    ]
    const results = await applyDocuments(shop, documents, { actor: 'owner' })
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    const { path, counted, text } = await exportTo({ shop, ...opened }, shops.nextPath('.tsv'), { as: 'google' })
    expect(counted.products).toBe(2)
    expect(text.split('\n')[0]).toBe(GOOGLE_HEADINGS.join('\t'))
    const [sencha, cup, ...others] = (await readProducts([path])).map((one) => toDocument(one))
    expect(others).toEqual([])
    expect(sencha?.document).toMatchObject({
      ...{ key: 'sencha', name: 'Sencha, first', brand: 'Uji', categories: ['tea'] },
      options: [{ name: 'Size', isSize: true, values: ['50 g', '100 g'] }],
      variants: [
        { options: ['50 g'], sku: 'T-50', price: 8, weight: 50, policy: 'untracked' },
        { options: ['100 g'], sku: 'T-100', price: 15, specialPrice: 12, weight: 100, stock: 0, policy: 'deny' },
      ],
    })
    expect(cup?.document).toMatchObject({
      key: 'cup',
      name: '=Cup',
      sku: 'CUP',
      gtin: '4006381333931',
      description: 'One Two',
    })
    expect(text).toContain("\t'=Cup\t")
    expect(readFileSync(path, 'utf8')).not.toContain('\uFEFF')
    await expect(localCommands(shop).run('exportFacts', null)).resolves.toMatchObject({
      origin: 'https://shop.example',
    })
  }, 120_000)

  it('rejects --pictures and --format', async () => {
    await expect(async () => exportProductsCommand('x.tsv', { as: 'google', pictures: 'p' })).rejects.toThrow(
      'leave --pictures out',
    )
    await expect(async () => exportProductsCommand('x.tsv', { as: 'google', format: 'csv' })).rejects.toThrow(
      'leave --format out',
    )
  })
})

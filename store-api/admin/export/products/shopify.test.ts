/** @jest-environment node */
import type { OwnDocument } from './own-cells'
import type { ExternalFormat } from './external-format'
import type { ExportedPicture } from './read-batch'
import { shopifyProblem, shopifyRows } from './shopify-rows'

/** Shopify's format: its rows. The result of importing them is in `../examples.test.ts`. */

const NOW = Date.parse('2026-06-01T12:00:00Z')

const FORM: ExternalFormat = {
  ...{ storeLanguage: 'en', digits: 2, now: NOW },
  categories: new Map([
    ['tea', 'Tea'],
    ['gifts', 'Gifts, small'],
  ]),
  attributes: new Map([['origin', 'Origin']]),
  pictureOf: ({ file }) => file,
}

const picture = (name: string): ExportedPicture => ({
  ...{ name, file: `${name}.jpg`, alt: `The ${name}`, focus: null, hash: name, version: '1' },
})

const product = (fields: Partial<OwnDocument>, pictures: ExportedPicture[] = []) => ({
  document: { key: 'sencha', status: 'active', name: 'Sencha', price: 8, ...fields } as OwnDocument &
    Record<string, unknown>,
  pictures,
})

const rowsOf = (fields: Partial<OwnDocument>, pictures?: ExportedPicture[]) =>
  shopifyRows(product(fields, pictures), FORM)

const VARIANT = { sku: 'S-1', stock: 3, policy: 'deny', needsDelivery: true }

describe('a product without options', () => {
  it('has the placeholder option "Title"', () => {
    expect(rowsOf({ variants: [VARIANT] })).toEqual([
      expect.objectContaining({
        ...{ 'URL handle': 'sencha', Title: 'Sencha', 'Option1 name': 'Title', 'Option1 value': 'Default Title' },
        ...{ SKU: 'S-1', Price: '8.00', 'Compare-at price': '', 'Inventory tracker': 'shopify' },
        ...{ 'Inventory quantity': 3, 'Continue selling when out of stock': 'deny', 'Requires shipping': 'TRUE' },
      }),
    ])
  })

  it('is published only if it is active', () => {
    const [draft] = rowsOf({ status: 'draft', variants: [VARIANT] })
    expect([draft?.Status, draft?.['Published on online store']]).toEqual(['draft', 'FALSE'])
  })

  it('with untracked stock has no tracker and no quantity', () => {
    const [row] = rowsOf({ variants: [{ ...VARIANT, policy: 'untracked' }] })
    expect([row?.['Inventory tracker'], row?.['Inventory quantity']]).toEqual(['', ''])
  })

  it('has the measure of its unit price', () => {
    const measure = (fields: object) => {
      const [row] = rowsOf({ variants: [{ ...VARIANT, ...fields }] })
      return ['total', 'base'].flatMap((name) => [
        row?.[`Unit price ${name} measure`],
        row?.[`Unit price ${name} measure unit`],
      ])
    }
    expect(measure({ weight: 50 })).toEqual([50, 'g', 100, 'g'])
    expect(measure({ weight: 900, volume: 750 })).toEqual([750, 'ml', 1, 'l'])
  })
})

describe('a product with options', () => {
  const options = [{ name: { en: 'Weight', de: 'Gewicht' }, values: [{ name: '50 g' }, { name: '100 g' }] }]

  it('has their names in the first row, and a row for each variant', () => {
    const rows = rowsOf({
      options,
      variants: [
        { ...VARIANT, options: ['50 g'] },
        { ...VARIANT, options: ['100 g'], price: 15 },
      ],
    })
    expect(rows.map((row) => [row['Option1 name'] ?? '', row['Option1 value'], row.Price])).toEqual([
      ['Weight', '50 g', '8.00'],
      ['', '100 g', '15.00'],
    ])
    expect(rows[1]).not.toHaveProperty('Title')
  })

  it('has its pictures in the rows of its variants, and further rows for the others', () => {
    const variants = [{ ...VARIANT, options: ['50 g'], picture: 'b' }]
    const rows = rowsOf({ options, variants }, [picture('a'), picture('b'), picture('c')])
    expect(rows.map((row) => [row['Product image URL'], row['Image position'], row.SKU])).toEqual([
      ['a.jpg', 1, 'S-1'],
      ['b.jpg', 2, undefined],
      ['c.jpg', 3, undefined],
    ])
    expect(rows[0]).toMatchObject({ 'Variant image URL': 'b.jpg', 'Image alt text': 'The a' })
    expect(rows[2]?.['URL handle']).toBe('sencha')
  })

  it('is skipped with a reason if it has four of them', () => {
    expect(shopifyProblem(product({ options: [...options, ...options, ...options] }))).toBe('')
    expect(shopifyProblem(product({ options: [...options, ...options, ...options, ...options] }))).toBe(
      'it has 4 options, and Shopify takes 3',
    )
  })
})

describe('a sale', () => {
  const prices = (fields: Partial<OwnDocument>, variant: object = {}) => {
    const [row] = rowsOf({ ...fields, variants: [{ ...VARIANT, ...variant }] })
    return [row?.Price, row?.['Compare-at price']]
  }

  it('is a price below the compare-at price', () => expect(prices({ specialPrice: 6.5 })).toEqual(['6.50', '8.00']))

  it('of the product does not apply to a variant with prices of its own', () =>
    expect(prices({ specialPrice: 6.5 }, { price: 9 })).toEqual(['9.00', '']))

  it.each([
    [{ saleStarts: '2026-06-02T00:00:00Z' }, ['8.00', '']],
    [{ saleEnds: '2026-06-01T12:00:00Z' }, ['8.00', '']],
    [{ saleStarts: '2026-06-01T12:00:00Z', saleEnds: '2026-06-01T12:00:01Z' }, ['6.50', '8.00']],
  ])('of %j applies only during its period', (time, expected) =>
    expect(prices({}, { specialPrice: 6.5, ...time })).toEqual(expected),
  )
})

describe('fields without a column in Shopify’s table', () => {
  it('become metafields, and categories after the first become tags', () => {
    const attributes = { origin: ['Uji', 'Shizuoka'], tags: ['loose, leaf'], gender: { en: 'female', de: 'weiblich' } }
    const [row] = rowsOf({ attributes, categories: ['tea', 'gifts'], variants: [VARIANT] })
    expect(row).toMatchObject({
      ...{ Type: 'Tea', Tags: 'loose leaf, Gifts small', 'Google Shopping / Gender': 'female' },
      'Origin (product.metafields.custom.origin)': 'Uji; Shizuoka',
    })
  })
})

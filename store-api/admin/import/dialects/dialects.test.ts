/** @jest-environment node */
import { DIALECTS } from '../detect'
import { csvOf, openFolder, readProducts } from '../testing'
import { toDocument } from '../to-document'
import { DIALECT_KEYS } from './keys'

const folder = openFolder()
afterAll(() => folder.close())

type Rows = Record<string, string | number>[]

const headingsOf = (rows: Rows) => [...new Set(rows.flatMap((row) => Object.keys(row)))]
const file = (name: string, rows: Rows) => folder.write(name, csvOf(headingsOf(rows), rows))
const prepare = async (...paths: string[]) => (await readProducts(paths)).map(toDocument)

describe('WooCommerce', () => {
  const BASE = {
    ...{ ID: '', Type: 'simple', SKU: '', Name: '', Published: 1, 'Visibility in catalog': 'visible' },
    ...{
      'In stock?': 1,
      Stock: '',
      'Backorders allowed?': 0,
      'Weight (kg)': '',
      'Sale price': '',
      'Regular price': '',
    },
    ...{ Categories: '', Images: '', Parent: '', 'Attribute 1 name': '', 'Attribute 1 value(s)': '' },
    ...{ 'Attribute 1 visible': '', 'Attribute 2 name': '', 'Attribute 2 value(s)': '' },
  }
  const row = (cells: object) => ({ ...BASE, ...cells })

  it('has simple products with sale, weight, nested categories and attributes', async () => {
    const cells = { Name: 'Oolong, dark', SKU: 'O', 'Regular price': 20, 'Sale price': 18, 'Weight (kg)': 0.25 }
    const [one] = await prepare(
      file('woo.csv', [
        row({
          ...cells,
          Categories: 'Teas > Oolong, Gifts',
          'Attribute 1 name': 'Origin',
          'Attribute 1 value(s)': 'Taiwan',
        }),
      ]),
    )
    expect(one?.document).toMatchObject({
      ...{ key: 'oolong-dark', price: 20, specialPrice: 18, weight: 250, policy: 'untracked', options: [] },
      ...{ categories: ['teas-oolong', 'gifts'], attributes: { origin: ['Taiwan'] } },
    })
    expect(one?.categories).toContainEqual({ key: 'teas-oolong', name: 'Oolong', parent: 'teas' })
  })

  it('keeps the days of a sale unconverted, for the shop’s time zone', async () => {
    const days = { 'Date sale price starts': '2026-11-27 00:00:00', 'Date sale price ends': '2026-11-30 23:59:59' }
    const cells = { Name: 'Oolong', SKU: 'O', 'Regular price': 20, 'Sale price': 18 }
    const [one] = await prepare(file('woo.csv', [row({ ...cells, ...days })]))
    expect(one?.document).toMatchObject({
      variants: [{ saleStarts: '2026-11-27 00:00:00', saleEnds: '2026-11-30 23:59:59' }],
    })
  })

  it('has variations in any row order, by SKU or number, and expands unspecified values', async () => {
    const choice = { 'Attribute 1 name': 'Weight', 'Attribute 2 name': 'Grind' }
    const [one] = await prepare(
      file('woo.csv', [
        row({
          Type: 'variation',
          SKU: 'C-1',
          Parent: 'id:7',
          'Regular price': 5,
          ...choice,
          'Attribute 1 value(s)': '100 g',
          'Attribute 2 value(s)': 'whole',
        }),
        row({
          Type: 'variable',
          ID: 7,
          SKU: 'C',
          Name: 'Coffee',
          ...choice,
          'Attribute 1 value(s)': '100 g, 1 kg',
          'Attribute 2 value(s)': 'whole, fine',
        }),
        row({
          Type: 'variation',
          SKU: 'C-2',
          Parent: 'C',
          'Regular price': 40,
          Stock: 3,
          ...choice,
          'Attribute 1 value(s)': '1 kg',
        }),
      ]),
    )
    expect(one?.document).toMatchObject({
      options: [
        { name: 'Weight', values: ['1 kg', '100 g'].toReversed() },
        { name: 'Grind', values: ['whole', 'fine'] },
      ],
      variants: [
        { options: ['100 g', 'whole'], sku: 'C-1', price: 5 },
        { options: ['1 kg', 'whole'], sku: 'C-2', price: 40, stock: 2 },
        { options: ['1 kg', 'fine'], price: 40, stock: 1 },
      ],
    })
    expect(one?.notes.map(({ message }) => message).join()).toContain('it fits 2 choices')
  })

  it('divides the stock of a product among its variations', async () => {
    const variation = (size: string, cells: object = {}) =>
      row({
        ...{ Type: 'variation', Parent: 'T', 'Regular price': 5, Stock: 'parent' },
        ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': size, ...cells },
      })
    const [one] = await prepare(
      file('woo.csv', [
        row({
          ...{ Type: 'variable', SKU: 'T', Name: 'Tray', Stock: 5 },
          ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S, M, L' },
        }),
        variation('S'),
        variation('M'),
        variation('L', { Stock: 4 }),
      ]),
    )
    expect(one?.document).toMatchObject({
      variants: [
        { options: ['S'], stock: 3, policy: 'deny' },
        { options: ['M'], stock: 2, policy: 'deny' },
        { options: ['L'], stock: 4 },
      ],
    })
    expect(one?.notes.map(({ message }) => message).join()).toContain('its stock of 5 is divided among its 2 variants')
  })

  it('refuses groups, external products, and variations without their product', async () => {
    const all = await prepare(
      file('woo.csv', [
        row({ Type: 'grouped', Name: 'Set', SKU: 'S' }),
        row({ Type: 'external', Name: 'Book', 'Regular price': 5 }),
        row({ Type: 'variation', Name: 'Lost', Parent: 'X', 'Regular price': 5 }),
        row({ Type: 'variable', Name: 'Bare', SKU: 'B' }),
      ]),
    )
    expect(all.map(({ refusal }) => refusal)).toEqual([
      expect.stringContaining('group'),
      'it is sold by another shop',
      'it is variable, and has no variation',
      expect.stringContaining('no product X'),
    ])
  })

  it('imports hidden products as drafts, and virtual ones without delivery', async () => {
    const all = await prepare(
      file('woo.csv', [
        row({ Name: 'Hidden', 'Regular price': 5, 'Visibility in catalog': 'hidden' }),
        row({ Name: 'File', 'Regular price': 5, Type: 'simple, downloadable, virtual' }),
        row({ Name: 'Out', 'Regular price': 5, 'In stock?': 0 }),
      ]),
    )
    expect(all.map(({ document }) => document)).toMatchObject([
      { status: 'draft' },
      { needsDelivery: false },
      { stock: 0, policy: 'deny' },
    ])
  })
})

describe('PrestaShop', () => {
  const PRODUCTS = [
    {
      ...{ 'Product ID': 1, 'Active (0/1)': 1, 'Name *': 'Pot', 'Categories (x;y;z...)': 'Pots', Quantity: 4 },
      ...{ 'Price tax excluded or Price tax included': 100, 'Discount percent': '5.5', 'Reference #': 'P1' },
      ...{
        Manufacturer: 'Maker',
        Weight: '0.5',
        'URL rewritten': 'pot',
        'Image URLs (x;y;z...)': 'http://x.test/1.jpg',
      },
      ...{ 'Tags (x;y;z...)': 'iron; black', 'Feature(Name:Value:Position)': 'Height:12 cm:1' },
    },
  ]
  const COMBINATIONS = [
    {
      'Product ID*': 1,
      'Attribute (Name:Type:Position)*': 'Color:color:0; Size:select:1',
      'Value (Value:Position)*': 'Blue:0; Big:1',
      Reference: 'P1-B',
      'Impact on price': 40,
      Quantity: 10,
    },
    {
      'Product ID*': 1,
      'Attribute (Name:Type:Position)*': 'Color:color:0; Size:select:1',
      'Value (Value:Position)*': 'Blue:0; Small:2',
      Reference: 'P1-S',
      'Impact on price': 0,
      Quantity: 0,
    },
  ]
  const CATEGORIES = [
    { 'Category ID': 10, 'Name *': 'Pots', 'Parent category': 'Kitchen' },
    { 'Category ID': 11, 'Name *': 'Kitchen', 'Parent category': 'Home' },
  ]

  it('is refused with net prices, which would be sold as gross prices', async () => {
    const net = { 'Product ID': 1, 'Name *': 'Pot', 'Categories (x;y;z...)': 'Pots', 'Price tax excluded': 100 }
    const path = file('products.csv', [net])
    await expect(prepare(path)).rejects.toThrow('prices of this file are without tax')
    const gross = { ...net, 'Price tax included': 119 }
    const [one] = await prepare(file('products.csv', [gross]))
    expect(one?.document).toMatchObject({ price: 119 })
  })

  it('has products, combinations and categories in related files, in any order', async () => {
    const [one] = await prepare(
      file('combinations.csv', COMBINATIONS),
      file('products.csv', PRODUCTS),
      file('categories.csv', CATEGORIES),
    )
    expect(one?.document).toMatchObject({
      ...{
        key: 'pot',
        brand: 'Maker',
        categories: ['kitchen-pots'],
        attributes: { height: '12 cm', tags: ['iron', 'black'] },
      },
      options: [{ name: 'Color' }, { name: 'Size', isSize: true, values: ['Big', 'Small'] }],
      variants: [
        { options: ['Blue', 'Big'], sku: 'P1-B', price: 140, specialPrice: 132.3, stock: 10 },
        { options: ['Blue', 'Small'], sku: 'P1-S', price: 100, specialPrice: 94.5, stock: 0 },
      ],
    })
  })

  it('imports a product without combinations', async () => {
    const [one] = await prepare(file('products.csv', PRODUCTS))
    expect(one?.document).toMatchObject({
      sku: 'P1',
      price: 100,
      specialPrice: 94.5,
      weight: 500,
      stock: 4,
      options: [],
    })
  })

  it('refuses an unrelated file', async () => {
    const woo = file('woo.csv', [{ Type: 'simple', Name: 'x', 'Regular price': 1, Parent: '' }])
    await expect(prepare(file('products.csv', PRODUCTS), woo)).rejects.toThrow('does not belong to PrestaShop')
  })
})

describe('Magento', () => {
  const BASE = {
    sku: '',
    store_view_code: '',
    attribute_set_code: 'Default',
    product_type: 'simple',
    categories: '',
    name: '',
    url_key: '',
    price: '',
    qty: 10,
    weight: 1,
    product_online: 1,
    additional_attributes: '',
    configurable_variations: '',
    configurable_variation_labels: '',
    base_image: '',
  }
  const row = (cells: object) => ({ ...BASE, ...cells })

  it('includes the whole last day of a sale, which the file writes as midnight', async () => {
    const sold = { sku: 'B', name: 'Bag', url_key: 'bag', price: 30, special_price: 20 }
    const days = (from: string, to: string) =>
      row({ ...sold, sku: to, url_key: to, special_price_from_date: from, special_price_to_date: to })
    const all = await prepare(
      file('magento.csv', [days('2026-11-27 00:00:00', '2026-11-30 00:00:00'), days('11/27/26', '11/30/26, 12:00 AM')]),
    )
    expect(all.map(({ document }) => document)).toMatchObject([
      { variants: [{ saleStarts: '2026-11-27 00:00:00', saleEnds: '2026-11-30' }] },
      { variants: [{ saleStarts: '11/27/26', saleEnds: '11/30/26' }] },
    ])
  })

  it('has simple and configurable products, each part once', async () => {
    const all = await prepare(
      file('magento.csv', [
        row({ sku: 'B-S', name: 'Bag S', url_key: 'bag-s', price: 30, qty: 2, base_image: '/b/a/bag-s.jpg' }),
        row({ sku: 'B-M', name: 'Bag M', url_key: 'bag-m', price: 35 }),
        row({
          sku: 'B',
          product_type: 'configurable',
          name: 'Bag',
          url_key: 'bag',
          categories: 'Default Category/Bags,Default Category/Bags/Big',
          configurable_variations: 'sku=B-S,size=S|sku=B-M,size=M',
          configurable_variation_labels: 'size=Size',
        }),
        row({ sku: 'B', store_view_code: 'de', product_type: 'configurable', name: 'Tasche' }),
        row({
          sku: 'M',
          name: 'Mug',
          url_key: 'mug',
          price: 9,
          additional_attributes: 'material=Steel|Glass,has_options=0',
        }),
        row({ sku: 'X', product_type: 'bundle', name: 'Bundle' }),
      ]),
    )
    expect(all.map(({ key, refusal }) => [key, refusal !== ''])).toEqual([
      ['bundle', true],
      ['mug', false],
      ['bag', false],
    ])
    expect(all[1]?.document).toMatchObject({ price: 9, weight: 1000, attributes: { material: ['Steel', 'Glass'] } })
    expect(all[2]?.document).toMatchObject({
      categories: ['bags-big'],
      options: [{ name: 'Size', isSize: true, values: ['S', 'M'] }],
      variants: [
        { sku: 'B-S', price: 30, stock: 2 },
        { sku: 'B-M', price: 35 },
      ],
    })
  })
})

describe('Medusa', () => {
  it('has the prices of the shop’s currency, and several rows per product', async () => {
    const base = {
      'Product Handle': 'cup',
      'Product Title': 'Cup',
      'Product Status': 'published',
      'Product Description': 'One\ntwo',
      'Product Thumbnail': 'a.png',
      'Product Image 1': 'a.png',
      'Product Image 2': 'b.png',
      'Product Tag 1': 'blue',
      'Variant Title': '',
      'Variant Option 1 Name': 'size',
      'Variant Manage Inventory': 'true',
      'Variant Inventory Quantity': 4,
    }
    const [one] = await readProducts([
      file('medusa.csv', [
        { ...base, 'Variant Option 1 Value': 'large', 'Variant Price DKK': 300, 'Variant Price EUR': 45 },
        { ...base, 'Variant Option 1 Value': 'small', 'Variant Price DKK': 200, 'Variant Price EUR': 30 },
      ]),
    ])
    expect(one).toMatchObject({
      ...{ handle: 'cup', status: 'active', rows: 2, description: 'One<br>two', optionNames: ['size'] },
      variants: [
        { options: ['large'], price: 45, stock: 4 },
        { options: ['small'], price: 30 },
      ],
      pictures: [{ address: 'a.png' }, { address: 'b.png' }],
    })
  })
})

describe('a Google Merchant feed', () => {
  const ITEM = {
    id: 'A-1',
    title: 'Vase',
    description: 'Blue',
    link: 'https://old.test/products/vase?x=1',
    image_link: 'https://old.test/v.jpg',
    availability: 'in stock',
    price: '12.50 EUR',
    sale_price: '10.00 EUR',
    brand: 'Kiln',
    color: 'Blue',
    gender: '',
  }

  it('is read from CSV and TSV; an option value that all variants share becomes an attribute', async () => {
    const tsv = [Object.keys(ITEM).join('\t'), Object.values(ITEM).join('\t')].join('\n')
    for (const path of [file('feed.csv', [ITEM]), folder.write('feed.tsv', tsv)]) {
      const [one] = await prepare(path)
      expect(one?.document).toMatchObject({
        ...{ key: 'vase', price: 12.5, specialPrice: 10, sku: 'A-1', policy: 'untracked', options: [] },
        attributes: { color: ['Blue'] },
      })
    }
  })

  it('is read from XML, its groups as products with variants', async () => {
    const item = (id: string, size: string) =>
      `<item><g:id>${id}</g:id><g:title>Cap &amp; scarf</g:title><g:description><![CDATA[Warm <b>wool</b>]]></g:description><g:link>https://old.test/cap</g:link><g:image_link>https://old.test/${id}.jpg</g:image_link><g:availability>${size === 'M' ? 'out_of_stock' : 'in_stock'}</g:availability><g:price>9 EUR</g:price><g:item_group_id>cap</g:item_group_id><g:size>${size}</g:size><g:age_group>adult</g:age_group></item>`
    const path = folder.write(
      'feed.xml',
      `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${item('C-S', 'S')}${item('C-M', 'M')}</channel></rss>`,
    )
    const [one, ...others] = await prepare(path)
    expect(others).toEqual([])
    expect(one?.document).toMatchObject({
      ...{ key: 'cap', name: 'Cap & scarf', description: 'Warm <b>wool</b>', price: 9 },
      attributes: { 'age-group': ['adult'] },
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { sku: 'C-S', policy: 'untracked' },
        { sku: 'C-M', stock: 0, policy: 'deny' },
      ],
    })
  })

  it('is refused as XML with a document type, and if it is truncated', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "x">]><rss><item><id>&b;</id></item></rss>'
    await expect(prepare(folder.write('feed.xml', bomb))).rejects.toThrow('document type')
    await expect(prepare(folder.write('feed.xml', '<rss><item><id>1</id>'))).rejects.toThrow(/Line 1/)
    await expect(prepare(folder.write('feed.xml', '<rss></rss>'))).rejects.toThrow('no items')
  })
})

it('a table of an unknown format is refused with its headings', async () => {
  await expect(prepare(file('x.csv', [{ Colour: 'red', Weight: 3 }]))).rejects.toThrow(
    /none of the known forms .*Colour, Weight/,
  )
})

it('the command line knows every dialect', () => expect(DIALECT_KEYS).toEqual(DIALECTS.map(({ key }) => key)))

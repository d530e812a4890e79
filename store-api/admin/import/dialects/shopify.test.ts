/** @jest-environment node */
import { csvOf, openFolder, readProducts } from '../testing'
import { toDocument } from '../to-document'

const folder = openFolder()
afterAll(() => folder.close())

const CLASSIC = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name', 'Option1 Value'],
  ...['Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Requires Shipping', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card'],
  ...['Variant Image', 'Status', 'Taste (product.metafields.custom.taste)', 'Google Shopping / MPN'],
]

type Rows = Record<string, string | number>[]

const read = (rows: Rows, headings = CLASSIC) => readProducts([folder.write('products.csv', csvOf(headings, rows))])

async function documentOf(rows: Rows, headings = CLASSIC) {
  const [product] = await read(rows, headings)
  if (!product) throw new Error('no product')
  return toDocument(product)
}

const TEA = { Handle: 'green-tea', Title: 'Green tea', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }
const PRICED = { ...TEA, 'Variant Price': '7.90', 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': 5 }

describe('a product of Shopify', () => {
  it('has no options if its only one is "Default Title"', async () => {
    const { document } = await documentOf([{ ...PRICED, 'Variant SKU': 'GT', 'Variant Grams': 120 }])
    expect(document).toMatchObject({
      ...{ key: 'green-tea', name: 'Green tea', status: 'active', price: 7.9, specialPrice: null, options: [] },
      ...{ sku: 'GT', weight: 120, stock: 5, policy: 'deny', needsDelivery: true },
    })
    expect(document).not.toHaveProperty('variants')
  })

  it('has its options in order, with names from later rows, and detects a size by its name', async () => {
    const row = { ...PRICED, 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Option2 Value': 'Red' }
    const { document, refusal } = await documentOf([
      row,
      {
        Handle: 'green-tea',
        'Option1 Value': 'M',
        'Option2 Name': 'Colour',
        'Option2 Value': 'Red',
        'Variant Price': 9,
      },
    ])
    expect(refusal).toBe('')
    expect(document).toMatchObject({
      options: [
        { name: 'Size', isSize: true, values: ['S', 'M'] },
        { name: 'Colour', values: ['Red'] },
      ],
      variants: [
        { options: ['S', 'Red'], price: 7.9 },
        { options: ['M', 'Red'], price: 9, policy: 'untracked' },
      ],
    })
  })

  it('is on sale if its compare-at price is higher; a lower one is ignored with a note', async () => {
    const sale = await documentOf([{ ...PRICED, 'Variant Compare At Price': '9.90' }])
    expect(sale.document).toMatchObject({ price: 9.9, specialPrice: 7.9 })
    const wrong = await documentOf([{ ...PRICED, 'Variant Compare At Price': '5' }])
    expect(wrong.document).toMatchObject({ price: 7.9, specialPrice: null })
    expect(wrong.notes).toEqual([{ line: 2, message: expect.stringContaining('below the price') as string }])
  })

  it('has pictures of rows without a variant, by their position', async () => {
    const [product] = await read([
      { ...PRICED, 'Image Src': 'https://x.test/b.jpg', 'Image Position': 2, 'Image Alt Text': 'Back' },
      { Handle: 'green-tea', 'Image Src': 'https://x.test/a.jpg', 'Image Position': 1 },
    ])
    expect(product).toMatchObject({
      rows: 2,
      variants: [{}],
      pictures: [{ address: 'https://x.test/a.jpg' }, { alt: 'Back' }],
    })
    expect(product?.variants).toHaveLength(1)
  })

  it.each([
    [{ Status: 'archived' }, 'archived'],
    [{ Status: 'draft' }, 'draft'],
    [{ Published: 'FALSE' }, 'draft'],
    [{ Published: 'true', Status: 'active' }, 'active'],
    [{}, 'active'],
  ])('of %j is %s', async (cells, status) => {
    expect((await documentOf([{ ...PRICED, ...cells }])).document).toMatchObject({ status })
  })

  it.each([
    ['continue', -3, { stock: -3, policy: 'continue' }],
    ['deny', -3, { stock: 0, policy: 'deny' }],
    ['deny', 4, { stock: 4, policy: 'deny' }],
  ])('with the policy %s and a stock of %d has %j', async (policy, stock, expected) => {
    const { document, notes } = await documentOf([
      { ...PRICED, 'Variant Inventory Policy': policy, 'Variant Inventory Qty': stock },
    ])
    expect(document).toMatchObject(expected)
    expect(notes).toHaveLength(policy === 'deny' && stock < 0 ? 1 : 0)
  })

  it('has its type as category, and tags, metafields and MPN as attributes', async () => {
    const cells = { Type: 'Green teas', Tags: 'loose, new ', 'Taste (product.metafields.custom.taste)': 'mild; fresh' }
    const { document, categories } = await documentOf([{ ...PRICED, ...cells, 'Google Shopping / MPN': '47' }])
    expect(categories).toEqual([{ key: 'green-teas', name: 'Green teas', parent: null }])
    expect(document).toMatchObject({
      categories: ['green-teas'],
      attributes: { tags: ['loose', 'new'], taste: ['mild', 'fresh'], mpn: ['47'] },
    })
  })

  it('needs no delivery if it is a gift card, or requires no shipping', async () => {
    expect((await documentOf([{ ...PRICED, 'Gift Card': 'true' }])).document).toMatchObject({ needsDelivery: false })
    const cells = { ...PRICED, 'Variant Requires Shipping': 'false' }
    expect((await documentOf([cells])).document).toMatchObject({ needsDelivery: false })
  })

  it('keeps HTML over several lines', async () => {
    const html = '<p>One\ntwo</p>\n<ul><li>"three"</li></ul>'
    expect((await documentOf([{ ...PRICED, 'Body (HTML)': html }])).document).toMatchObject({ description: html })
  })

  it('omits a duplicate variant, and removes a duplicate SKU', async () => {
    const row = { ...PRICED, 'Option1 Name': 'Weight', 'Variant SKU': 'A' }
    const { document, notes } = await documentOf([
      { ...row, 'Option1 Value': '100 g' },
      { Handle: 'green-tea', 'Option1 Value': '250 g', 'Variant SKU': 'A', 'Variant Price': '7.90' },
      { Handle: 'green-tea', 'Option1 Value': '100 g', 'Variant SKU': 'B', 'Variant Price': '7.90' },
    ])
    expect((document.variants as object[]).map((one) => ('sku' in one ? one.sku : null))).toEqual(['A', null])
    expect(notes.map(({ line }) => line)).toEqual([3, 4])
  })

  it.each([
    ['it has no name', { ...PRICED, Title: '' }],
    ['the price on line 2 is no number', { ...PRICED, 'Variant Price': 'ask' }],
    ['the price on line 2 is missing', { ...PRICED, 'Variant Price': '' }],
    ['the price on line 2 is below zero', { ...PRICED, 'Variant Price': '-1' }],
    ['it has neither a handle nor a name', { ...PRICED, Handle: '', Title: '' }],
  ])('is refused: %s', async (refusal, row) => expect((await documentOf([row])).refusal).toBe(refusal))

  it('gets a valid key', async () => {
    const { key, notes } = await documentOf([{ ...PRICED, Handle: 'thé-vert.1' }])
    expect([key, notes.length]).toEqual(['the-vert-1', 1])
    expect((await documentOf([{ ...PRICED, Handle: 'x'.repeat(300) }])).key).toHaveLength(128)
  })

  it('is also read with the newer headings, with unit prices', async () => {
    const headings = [
      ...['Title', 'URL handle', 'Description', 'Vendor', 'Published on online store', 'SKU', 'Option1 name'],
      ...['Option1 value', 'Price', 'Compare-at price', 'Continue selling when out of stock', 'Inventory tracker'],
      ...['Inventory quantity', 'Weight value (grams)', 'Unit price total measure', 'Unit price total measure unit'],
      ...['Product image URL', 'Variant image URL'],
    ]
    const row = {
      ...{ Title: 'Oil', 'URL handle': 'oil', Description: '<p>Pressed</p>', Vendor: 'Mill', SKU: 'O' },
      ...{
        'Published on online store': 'TRUE',
        'Option1 name': 'Title',
        'Option1 value': 'Default Title',
        Price: '12',
      },
      ...{ 'Compare-at price': 15, 'Continue selling when out of stock': 'TRUE', 'Inventory tracker': 'shopify' },
      ...{ 'Inventory quantity': 3, 'Weight value (grams)': 900, 'Unit price total measure': 0.75 },
      ...{ 'Unit price total measure unit': 'l', 'Product image URL': 'https://x.test/oil.jpg' },
    }
    expect((await documentOf([row], headings)).document).toMatchObject({
      ...{ key: 'oil', brand: 'Mill', description: '<p>Pressed</p>', price: 15, specialPrice: 12, policy: 'continue' },
      ...{ stock: 3, weight: 900, volume: 750, sku: 'O' },
    })
  })
})

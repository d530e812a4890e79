/** @jest-environment node */
import { blocksOf, checkBlocks } from '../../../tests/harness/structured-data/check-blocks'
import { PRODUCT, SETTINGS, SITE } from '../testing/fixtures'
import type { Returns } from './merchant'
import { toScript, type LdNode } from './node'
import { productNodes } from './product'

const { currency } = SETTINGS
const delivery = { iso: 'GB', price: 490, days: { min: 2, max: 4 } }
const returns = { days: 30, isFree: null }
const CONTEXT = { product: PRODUCT, storeName: SETTINGS.name, currency, delivery, returns }

/** As a crawler reads them. */
const read = (nodes: readonly LdNode[]) => blocksOf(`<script type="application/ld+json">${toScript(nodes)}</script>`)

const oneSize = { ...PRODUCT, optionGroups: [] }

/** A product with two weights and a cut; prices differ, and the last variant is not in stock. */
const TEA = {
  ...PRODUCT,
  productModel: '',
  optionGroups: [
    {
      id: 10,
      title: 'Weight',
      optionList: [
        { id: 1, title: '50 g', stock: 3 },
        { id: 2, title: '100 g', stock: 0 },
      ],
    },
    { id: 11, title: 'Cut', optionList: [{ id: 3, title: 'Loose leaf', stock: 3 }] },
  ],
  variants: [
    { id: 8, optionIds: [1, 3], price: 790, specialPrice: null, stock: 3, sku: 'T-50', gtin: '4006381333931' },
    { id: 9, optionIds: [2, 3], price: 1480, specialPrice: 1200, stock: 0, sku: 'T-100' },
  ].map((variant) => ({ ...variant, isBackOrder: false, needsDelivery: true, imageUrl: '', unitPrice: null })),
}

/** A product of `count` variants at 1.00, 2.00 …, every second one sold out. */
const many = (count: number, change: object = {}) => ({
  ...TEA,
  optionGroups: [
    {
      ...{ id: 10, title: 'Shade' },
      optionList: Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `Shade ${at + 1}`, stock: at % 2 })),
    },
  ],
  variants: Array.from({ length: count }, (_, at) => ({
    ...{
      id: at + 1,
      optionIds: [at + 1],
      price: (at + 1) * 100,
      specialPrice: null,
      stock: at % 2,
      sku: `SHADE-${at}`,
    },
    ...{ isBackOrder: false, needsDelivery: true, imageUrl: '', unitPrice: null, ...change },
  })),
})

describe('the JSON-LD of a product', () => {
  it.each([
    ['of several sizes', CONTEXT],
    ['of one size', { ...CONTEXT, product: oneSize }],
    ['of several options', { ...CONTEXT, product: TEA }],
    ['of one variant', { ...CONTEXT, product: { ...TEA, optionGroups: [], variants: TEA.variants.slice(0, 1) } }],
    ['out of stock', { ...CONTEXT, product: { ...oneSize, inStock: false } }],
    [
      'with reviews',
      {
        ...CONTEXT,
        product: { ...PRODUCT, rating: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] } },
      },
    ],
    ['without brand and description', { ...CONTEXT, product: { ...PRODUCT, brand: '', description: '' } }],
    ['of 250 variants', { ...CONTEXT, product: many(250) }],
    ['without shipping', { ...CONTEXT, product: many(3, { needsDelivery: false }) }],
    ['with an unknown delivery', { ...CONTEXT, delivery: null }],
  ])('%s is valid for schema.org and Google', (_, context) => {
    expect(checkBlocks(read(productNodes(SITE, context)))).toEqual([])
  })

  it('has no offers if the store sends no currency code: a number alone is no price', () => {
    const { code: _code, minorDigits: _minor, ...specified } = currency
    const blocks = read(productNodes(SITE, { ...CONTEXT, currency: specified }))
    expect(JSON.stringify(blocks)).not.toMatch(/Offer|price/i)
    expect(blocks[0]).toMatchObject({ '@type': 'ProductGroup', name: PRODUCT.name })
  })

  it.each([
    ['JPY', { minorDigits: 0, decimalPlace: 0 }, '7900'],
    ['KWD', { minorDigits: 3, decimalPlace: 3 }, '7.900'],
  ])('has prices in %s with the minor digits of that currency', (code, digits, price) => {
    const context = {
      ...CONTEXT,
      product: { ...oneSize, price: 7900, specialPrice: null },
      currency: { ...currency, code, ...digits },
    }
    expect(read(productNodes(SITE, context))[0]).toMatchObject({ offers: { price, priceCurrency: code } })
  })

  it('is a group of its variants, each with its own price, stock and values', () => {
    const [group] = read(productNodes(SITE, { ...CONTEXT, product: TEA }))
    const weight = (value: string) => ({ '@type': 'PropertyValue', name: 'Weight', value })
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: PRODUCT.key,
      hasVariant: [
        {
          ...{ name: `${PRODUCT.name}, 50 g, Loose leaf`, sku: 'T-50', gtin: '4006381333931' },
          additionalProperty: [weight('50 g'), { name: 'Cut', value: 'Loose leaf' }],
          offers: { price: '7.90', availability: 'https://schema.org/InStock' },
        },
        {
          ...{ sku: 'T-100', additionalProperty: [weight('100 g'), { name: 'Cut' }] },
          offers: { price: '12.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    })
    expect(JSON.stringify(group)).not.toContain('"size"')
  })

  it('lists every variant up to 60', () => {
    const [group] = read(productNodes(SITE, { ...CONTEXT, product: many(60) }))
    expect(group).toMatchObject({ '@type': 'ProductGroup', hasVariant: { length: 60 } })
  })

  it.each([
    [61, '2.00', '60.00', 30],
    [250, '2.00', '250.00', 125],
  ])('of %i variants has one offer from the lowest to the highest price of all that can be bought', (...expected) => {
    const [count, lowPrice, highPrice, offerCount] = expected
    const nodes = read(productNodes(SITE, { ...CONTEXT, product: many(count) }))
    expect(nodes).toHaveLength(1)
    expect(nodes[0]).toMatchObject({
      '@type': 'Product',
      offers: {
        ...{ '@type': 'AggregateOffer', lowPrice, highPrice, offerCount, priceCurrency: 'EUR' },
        availability: 'https://schema.org/InStock',
      },
    })
    expect(JSON.stringify(nodes)).not.toContain('SHADE-')
  })

  it('of 250 variants that are all sold out has their prices, and is out of stock', () => {
    const [node] = read(productNodes(SITE, { ...CONTEXT, product: many(250, { stock: 0 }) }))
    expect(node?.offers).toMatchObject({
      ...{ lowPrice: '1.00', highPrice: '250.00', offerCount: 250 },
      availability: 'https://schema.org/OutOfStock',
    })
  })

  it('has no delivery and return policies if nothing is shipped', () => {
    const nodes = read(productNodes(SITE, { ...CONTEXT, product: many(3, { needsDelivery: false }) }))
    expect(JSON.stringify(nodes)).not.toMatch(/shippingDetails|hasMerchantReturnPolicy|MerchantReturnPolicy/)
  })

  it('of one variant has its price and its GTIN', () => {
    const product = { ...TEA, optionGroups: [], variants: TEA.variants.slice(0, 1) }
    const [node] = read(productNodes(SITE, { ...CONTEXT, product }))
    expect(node).toMatchObject({ '@type': 'Product', gtin: '4006381333931', offers: { price: '7.90' } })
  })

  it('is a group of its sizes, each with a stock and an address of its own', () => {
    const url = 'https://shop.example/product/rovers-home?variant='
    const [group] = read(productNodes(SITE, CONTEXT))
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'ROV-HOME',
      hasVariant: [
        {
          size: 'S',
          sku: 'ROV-HOME-S',
          offers: { availability: 'https://schema.org/OutOfStock', url: `${url}ROV-HOME-S` },
        },
        {
          size: 'M',
          sku: 'ROV-HOME-M',
          offers: { availability: 'https://schema.org/InStock', url: `${url}ROV-HOME-M` },
        },
      ],
    })
  })

  it('has its own brand, or else that of the shop, as in the product feed', () => {
    const brandOf = (product: typeof PRODUCT) => read(productNodes(SITE, { ...CONTEXT, product }))[0]?.brand
    expect(brandOf(PRODUCT)).toMatchObject({ name: 'Rovers' })
    expect(brandOf({ ...PRODUCT, brand: '' })).toMatchObject({ name: 'Touchline' })
  })

  it('of one size has the SKU of that size, if the store API reports one', () => {
    const nodesOfSizes = (optionList: (typeof PRODUCT)['optionGroups'][number]['optionList']) =>
      read(
        productNodes(SITE, {
          ...CONTEXT,
          product: { ...PRODUCT, optionGroups: [{ id: 2, title: 'Size', optionList }] },
        }),
      )
    expect(nodesOfSizes([{ id: 1, title: 'One size', stock: 2, sku: 'ROV-HOME-OS' }])[0]).toMatchObject({
      sku: 'ROV-HOME-OS',
    })
    expect(nodesOfSizes([{ id: 1, title: 'One size', stock: 2 }])[0]).not.toHaveProperty('sku')
  })

  it('has the price of the page, in decimals', () => {
    const [node] = read(productNodes(SITE, { ...CONTEXT, product: { ...oneSize, specialPrice: 5950 } }))
    expect(node).toMatchObject({ '@type': 'Product', offers: { price: '59.50', priceCurrency: 'EUR' } })
  })

  it('has delivery and returns once, which offers reference', () => {
    const [node, shipping, returns] = read(productNodes(SITE, { ...CONTEXT, product: oneSize }))
    expect(node).toMatchObject({
      offers: { shippingDetails: { '@id': '#delivery' }, hasMerchantReturnPolicy: { '@id': '#returns' } },
    })
    expect(shipping).toMatchObject({ '@id': '#delivery', shippingRate: { value: '4.90', currency: 'EUR' } })
    expect(returns).toMatchObject({ '@id': '#returns', applicableCountry: 'GB' })
  })

  it('has URLs of the shop only, and images of its image host', () => {
    const [node] = read(productNodes({ ...SITE, imageBase: 'https://cdn.example' }, CONTEXT))
    expect(node).toMatchObject({
      url: 'https://shop.example/product/rovers-home',
      image: ['https://cdn.example/image/rovers-front.webp?v=1&w=1080'],
      description: 'Red & white. Recycled.',
    })
  })

  it('has no aggregate rating without reviews', () => {
    const text = toScript(productNodes(SITE, CONTEXT))
    expect(text).not.toContain('aggregateRating')
  })

  it('cannot close its script element, whatever the product texts contain', () => {
    const product = { ...PRODUCT, name: 'Fits </script> well' }
    const text = toScript(productNodes(SITE, { ...CONTEXT, product }))
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: 'Fits </script> well' }, {}, {}] })
  })

  it('has the days and fees of the return policy, or nothing without one', () => {
    const policy = (promise: Returns | null) =>
      productNodes(SITE, { ...CONTEXT, returns: promise }).find((node) => node['@type'] === 'MerchantReturnPolicy')
    expect(policy({ days: 14, isFree: null })).toMatchObject({ merchantReturnDays: 14 })
    expect(policy({ days: 14, isFree: null })?.returnFees).toBeUndefined()
    expect(policy({ days: 14, isFree: true })?.returnFees).toBe('https://schema.org/FreeReturn')
    expect(policy({ days: 1, isFree: false })?.returnFees).toMatch(/ReturnFeesCustomerResponsibility$/)
    expect(policy(null)).toBeUndefined()
    expect(toScript(productNodes(SITE, { ...CONTEXT, returns: null }))).not.toMatch(/[rR]eturn/)
  })
})

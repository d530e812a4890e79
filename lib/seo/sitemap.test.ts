/** @jest-environment node */
import type { FeedProduct } from '../../contract/entities/sitemap'
import { escapeXml } from '../format/text'
import { feedPrice } from '../../contract/feed-fields'
import { FEED_TAIL, feedHead, feedItems, type FeedShop } from './product-feed'
import { isNotModified } from './send-file'
import { partPath, readPartName, SITEMAP_HEAD, SITEMAP_TAIL, sitemapIndex, sitemapUrl } from './sitemap'
import { findXmlErrors } from './testing/find-xml-errors'
import { llmsText, robotsText } from './text-files'

const UNSAFE_TEXT = 'A & B <c> "d" \'e\' \u0007 \ud800 ]]> 中'
const AT = '2026-09-01T12:00:00.000Z'

describe('a sitemap', () => {
  const picture = { imageUrl: 'https://shop.example/image/a.webp?v=1&w=1080', alt: UNSAFE_TEXT }
  const url = sitemapUrl({ address: 'https://shop.example/product/a', updatedAt: AT, pictures: [picture, picture] })

  it('is valid for the schemas of sitemaps.org and its image extension', async () => {
    const plain = sitemapUrl({ address: 'https://shop.example/' })
    expect(await findXmlErrors(SITEMAP_HEAD + plain + url + SITEMAP_TAIL, 'sitemap')).toEqual([])
  })

  it('is validated: invalid ones have errors', async () => {
    expect(await findXmlErrors(SITEMAP_HEAD + SITEMAP_TAIL, 'sitemap')).not.toEqual([])
    const wrongDate = url.replace(AT, 'yesterday')
    expect(await findXmlErrors(SITEMAP_HEAD + wrongDate + SITEMAP_TAIL, 'sitemap')).not.toEqual([])
    const wrongElement = url.replaceAll('image:caption', 'image:words')
    expect(await findXmlErrors(SITEMAP_HEAD + wrongElement + SITEMAP_TAIL, 'sitemap')).not.toEqual([])
  })

  it('has an index that is valid for its schema', async () => {
    const parts = [
      { address: 'https://shop.example/sitemap-shop.xml' },
      { address: 'https://shop.example/sitemap-product-0.xml', updatedAt: AT },
    ]
    expect(await findXmlErrors(sitemapIndex(parts), 'sitemap-index')).toEqual([])
    expect(await findXmlErrors(sitemapIndex([]), 'sitemap-index')).not.toEqual([])
  })

  it.each(['product-0.xml', 'category-12.xml', 'page-3.xml'])('has a part %s', (file) => {
    const name = readPartName(file)
    expect(name === null || name === 'shop' ? name : partPath(name)).toBe(`/sitemap-${file}`)
  })

  it.each(['product-00.xml', 'product.xml', 'customer-0.xml', 'product-1', 'shop-0.xml', 'product--1.xml'])(
    'has no part %s',
    (file) => expect(readPartName(file)).toBeNull(),
  )
})

describe('a text in XML', () => {
  it('has neither tags nor characters that XML forbids', () => {
    expect(escapeXml(UNSAFE_TEXT)).toBe('A &amp; B &lt;c&gt; &quot;d&quot; &apos;e&apos;   ]]&gt; 中')
  })
})

const EURO = {
  ...{ code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 },
  ...{ symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
}
const SHOP: FeedShop = {
  ...{ origin: 'https://shop.example', imageBase: '', name: 'Touchline', currency: EURO },
  delivery: { iso: 'GB', method: 'Standard', price: 0 },
}
const variant = (change: Partial<FeedProduct['variants'][number]>): FeedProduct['variants'][number] => ({
  ...{ sku: 'X', size: '', inStock: true, options: [], gtin: '', isBackOrder: false, prices: null },
  ...{ weight: null, volume: null, saleStartsAt: null, saleEndsAt: null },
  ...change,
})
const PRODUCT: FeedProduct = {
  ...{ key: 'home', name: 'Rovers home shirt', brand: 'Rovers', model: 'RV-1', price: 123400, specialPrice: 5500 },
  description: '<p>Red &amp; white.</p><p>Cotton</p>',
  pictures: [
    { imageUrl: '/image/home-front.webp?v=1', alt: 'front' },
    { imageUrl: '/image/home-back.webp?v=1', alt: 'back' },
  ],
  categories: ['Clubs', 'Rovers'],
  colours: ['Green', 'Ivory', 'Gold', 'Black'],
  ...{ ageGroup: 'kids', gender: null, material: '' },
  variants: [variant({ sku: 'home-S', size: 'S', inStock: false }), variant({ sku: 'home-M', size: 'M' })],
}
const CHANNEL = feedHead({ title: 'Touchline', link: 'https://shop.example/', description: UNSAFE_TEXT })

describe('the product feed', () => {
  const items = feedItems(PRODUCT, SHOP)

  it('is well-formed', async () => {
    expect(await findXmlErrors(CHANNEL + items + FEED_TAIL)).toEqual([])
    expect(await findXmlErrors(CHANNEL + items)).not.toEqual([])
  })

  it.each(['g:id', 'title', 'description', 'link', 'g:image_link', 'g:availability', 'g:price'])(
    'has Google’s required field %s in every item',
    (name) => expect(feedItems(PRODUCT, { ...SHOP, delivery: null }).split(`<${name}>`).length - 1).toBe(2),
  )

  it('groups the variants of a product without a model by its key, and has no part number', () => {
    const xml = feedItems({ ...PRODUCT, model: '' }, SHOP)
    expect(xml).toContain(`<g:item_group_id>${PRODUCT.key}</g:item_group_id>`)
    expect(xml).not.toContain('g:mpn')
  })

  it('has age group and gender only for clothes', () => {
    expect(items.split('<g:age_group>kids</g:age_group><g:gender>unisex</g:gender>').length - 1).toBe(2)
    expect(feedItems({ ...PRODUCT, ageGroup: null }, SHOP)).not.toMatch(/g:(?:age_group|gender)/)
  })

  it('has gender and material from attributes', () => {
    const xml = feedItems({ ...PRODUCT, ageGroup: null, gender: 'female', material: 'wool/silk' }, SHOP)
    expect(xml).toContain('<g:gender>female</g:gender><g:material>wool/silk</g:material>')
  })

  it('has unit price measures and the shipping weight, with the statutory base measure', () => {
    const measure = (amounts: object) => feedItems({ ...PRODUCT, variants: [variant(amounts)] }, SHOP)
    expect(measure({ weight: 250 })).toContain(
      '<g:unit_pricing_measure>250 g</g:unit_pricing_measure><g:unit_pricing_base_measure>100 g</g:unit_pricing_base_measure><g:shipping_weight>250 g</g:shipping_weight>',
    )
    expect(measure({ weight: 900, volume: 750 })).toMatch(/measure>750 ml<.*measure>1 l<.*shipping_weight>900 g</)
    expect(measure({})).not.toMatch(/unit_pricing|shipping_weight/)
  })

  it('has the dates of a sale if both are known', () => {
    const sale = { prices: { price: 900, specialPrice: 700 }, saleStartsAt: AT, saleEndsAt: AT }
    const own = (change: object) => feedItems({ ...PRODUCT, variants: [variant({ ...sale, ...change })] }, SHOP)
    expect(own({})).toContain(`<g:sale_price_effective_date>${AT}/${AT}</g:sale_price_effective_date>`)
    expect(own({ saleEndsAt: null })).not.toContain('effective_date')
  })

  it('marks products without an identifier', () => {
    expect(items).not.toContain('identifier_exists')
    expect(feedItems({ ...PRODUCT, brand: '' }, SHOP)).toContain('<g:identifier_exists>no</g:identifier_exists>')
  })

  it('has an item for each size, in one group, each with its own availability', () => {
    expect(items).toContain(
      '<g:id>home-S</g:id><title>Rovers home shirt, S</title><link>https://shop.example/product/home?variant=home-S</link><g:availability>out_of_stock<',
    )
    expect(items).toContain(
      '<g:id>home-M</g:id><title>Rovers home shirt, M</title><link>https://shop.example/product/home?variant=home-M</link><g:availability>in_stock<',
    )
    expect(items.split('<g:item_group_id>RV-1<').length - 1).toBe(2)
    expect(feedItems({ ...PRODUCT, variants: PRODUCT.variants.slice(0, 1) }, SHOP)).not.toContain('item_group_id')
  })

  it('has the price, the options and the GTIN of each variant', () => {
    const options = [
      { groupTitle: 'Weight', title: '50 g' },
      { groupTitle: 'Grind', title: 'Fine' },
    ]
    const own = { gtin: '4006381333931', prices: { price: 850, specialPrice: null }, options }
    const [first = '', second = ''] = feedItems(
      { ...PRODUCT, variants: [variant({ sku: 'T-F', inStock: false, isBackOrder: true, ...own }), variant({})] },
      SHOP,
    ).split('</item>')
    expect(first).toContain('<title>Rovers home shirt, 50 g, Fine</title>')
    expect(first).toContain('<g:availability>backorder</g:availability><g:gtin>4006381333931</g:gtin>')
    expect(first).toContain('<g:price>8.50 EUR</g:price>')
    expect(first).not.toMatch(/sale_price|g:size/)
    expect(second).toContain('<g:sale_price>55.00 EUR</g:sale_price>')
    expect(second).not.toContain('g:gtin')
  })

  it('has prices as a number and a currency code, independent of the display format', () => {
    expect(items).toContain('<g:price>1234.00 EUR</g:price><g:sale_price>55.00 EUR</g:sale_price>')
    expect(feedPrice(100000, { ...EURO, decimalPlace: 4 })).toBe('1000.0000 EUR')
    expect(feedPrice(7900, { ...EURO, code: 'JPY', minorDigits: 0, decimalPlace: 0 })).toBe('7900 JPY')
    expect(feedPrice(1234567, { ...EURO, code: 'KWD', minorDigits: 3, decimalPlace: 3 })).toBe('1234.567 KWD')
    expect(feedPrice(79.99, { ...EURO, minorDigits: undefined })).toBe('79.99 EUR')
    expect(feedItems({ ...PRODUCT, specialPrice: null }, SHOP)).not.toContain('sale_price')
  })

  it('has absolute URLs, and text without tags', () => {
    expect(items).toContain('<g:image_link>https://shop.example/image/home-front.webp?v=1&amp;w=1080<')
    expect(items).toContain('<g:additional_image_link>https://shop.example/image/home-back.webp')
    expect(items).toContain('<link>https://shop.example/product/home?variant=home-M</link>')
    expect(feedItems({ ...PRODUCT, variants: PRODUCT.variants.slice(0, 1) }, SHOP)).toContain(
      '<link>https://shop.example/product/home</link>',
    )
    expect(items).toContain('<description>Red &amp; white. Cotton</description>')
  })

  it('respects the length limits of Google', () => {
    const [item = ''] = feedItems({ ...PRODUCT, name: 'n'.repeat(200), description: 'd'.repeat(6000) }, SHOP).split(
      '\n',
    )
    expect(item).toContain(`<title>${'n'.repeat(149)}…</title>`)
    expect(item).toContain(`<description>${'d'.repeat(4999)}…</description>`)
  })

  it('has the delivery costs if they are known', () => {
    expect(items).toContain('<g:shipping><g:country>GB</g:country><g:service>Standard</g:service><g:price>0.00 EUR<')
    expect(feedItems(PRODUCT, { ...SHOP, delivery: null })).not.toContain('g:shipping')
  })

  it('has brand, model, condition, up to three colours and the category path', () => {
    expect(items).toContain('<g:brand>Rovers</g:brand><g:condition>new</g:condition>')
    expect(items).toContain('<g:mpn>RV-1</g:mpn><g:product_type>Clubs &gt; Rovers</g:product_type>')
    expect(items).toContain('<g:color>Green/Ivory/Gold</g:color>')
    expect(feedItems({ ...PRODUCT, colours: [] }, SHOP)).not.toContain('g:color')
    expect(feedItems({ ...PRODUCT, brand: '' }, SHOP)).toContain('<g:brand>Touchline<')
  })
})

describe('robots.txt', () => {
  const text = robotsText('https://shop.example')

  it('has the sitemap and disallows useless addresses', () => {
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml\n')
    for (const path of ['/api/', '/account', '/checkout', '/search?', '/*?*brand=', '/*?*filter=', '/*?*sort='])
      expect(text).toContain(`Disallow: ${path}\n`)
  })

  it('allows pages that declare noindex themselves', () => {
    for (const path of ['/login', '/register', '/cart', '/newsletter', '/test']) expect(text).not.toContain(path)
  })
})

describe('llms.txt', () => {
  it('has a title, a summary, notes and lists of links; empty sections are omitted', () => {
    const links = [{ name: 'Clubs [all]', url: 'https://shop.example/category/clubs', description: 'Kits\nof clubs' }]
    const sections = [
      { title: 'Categories', links },
      { title: 'Nothing', links: [] },
    ]
    expect(llmsText({ name: 'Touchline', summary: 'Kits', notes: ['In EUR.'], sections })).toBe(
      '# Touchline\n\n> Kits\n\nIn EUR.\n\n## Categories\n\n- [Clubs \\[all\\]](https://shop.example/category/clubs): Kits of clubs\n',
    )
  })
})

describe('a file', () => {
  const validators = { etag: 'W/"abc"', updatedAt: '2026-09-01T12:00:00.500Z' }

  it.each([
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-modified-since': 'Tue, 01 Sep 2026 12:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Tue, 01 Sep 2026 11:59:59 GMT' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': 'Tue, 01 Sep 2026 12:00:00 GMT' }, false],
    [{}, false],
  ])('is unchanged for the headers %j: %s', (headers: Record<string, string>, isSame) => {
    expect(isNotModified(new Headers(headers), validators)).toBe(isSame)
  })
})

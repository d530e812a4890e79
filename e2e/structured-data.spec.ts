import { expect, test } from '@playwright/test'
import { blocksOf, checkBlocks, type Block } from '../tests/harness/structured-data/check-blocks'
import { findProduct } from '../tests/harness/browser/products'
import { PRODUCT } from './screens'

const LISTING = ['BreadcrumbList', 'ItemList']

/** The schema.org types of each kind of page. */
const TYPES_BY_PATH: Readonly<Record<string, readonly string[]>> = {
  '/': ['OnlineStore', 'WebSite'],
  '/category': ['BreadcrumbList'],
  '/category/home-shirts': LISTING,
  '/product': LISTING,
  '/product?page=2': LISTING,
  [PRODUCT]: ['ProductGroup', 'OfferShippingDetails', 'MerchantReturnPolicy', 'BreadcrumbList', 'FAQPage'],
  '/page/about-us': ['BreadcrumbList'],
  '/page/faq': ['BreadcrumbList', 'FAQPage'],
  '/service-center': ['BreadcrumbList'],
}

/** All texts within a thing that are addresses of the web. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:\/\/(?!schema\.org\/)/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

test('structured data matches the content of the page', async ({ request, baseURL }) => {
  for (const [path, types] of Object.entries(TYPES_BY_PATH))
    await test.step(`${path} describes its content in structured data, in schema.org's words`, async () => {
      const blocks = blocksOf(await (await request.get(path)).text())
      expect(checkBlocks(blocks)).toEqual([])
      expect(blocks.map((block) => block['@type'])).toEqual(types)
    })

  await test.step('every address in structured data is of this shop and leads somewhere', async () => {
    const pages = await Promise.all(['/', '/category/home-shirts', PRODUCT].map((path) => request.get(path)))
    const blocks = (await Promise.all(pages.map((page) => page.text()))).flatMap(blocksOf)
    const addresses = [...new Set(blocks.flatMap(addressesIn))].filter((address) => !address.includes('{'))
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) {
      expect(address.startsWith(`${baseURL}/`), address).toBe(true)
      expect((await request.get(address)).status(), address).toBe(200)
    }
  })

  await test.step('a product of several sizes costs in each what the store asks for it', async () => {
    const product = await findProduct(request)
    const blocks = blocksOf(await (await request.get(`/product/${product.key}`)).text())
    const variants = blocks.flatMap((block) => (block.hasVariant ?? []) as Block[])
    expect(variants).toHaveLength(product.optionGroups[0]?.optionList.length ?? 0)
    for (const variant of variants)
      expect(variant.offers).toMatchObject({
        price: ((product.specialPrice ?? product.price) / 100).toFixed(2),
        priceCurrency: 'EUR',
      })
  })

  await test.step('a filtered listing has no structured data', async () => {
    const html = await (await request.get('/category/home-shirts?size=m')).text()
    expect(blocksOf(html)).toEqual([])
  })
})

import type { LocalText } from '../../store-api/i18n/locale'
import { buildCatalogue } from '../../store-api/demo/catalogue/build-catalogue'
import { makeUnverified, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { translator } from '../../tests/harness/browser/translator'
import { openEmptyShop } from './other-store'

test.use({ expectedErrors: [/404/] })

/** Every route of spec §2 without a guard, and its status in an empty shop. */
const ROUTES: Record<string, number> = {
  '/': 200,
  '/login': 200,
  '/register': 200,
  '/forgot-password': 200,
  '/reset-password': 200,
  '/verify': 200,
  '/category': 200,
  '/category/clubs': 404,
  '/product': 200,
  '/product/anything': 404,
  '/search': 200,
  '/search?page=1&limit=12&keyword=shirt': 200,
  '/page/contact-us': 404,
  '/page/about-us': 404,
  '/order-track': 200,
  '/service-center': 200,
  '/cart': 200,
  '/test': 200,
  '/checkout': 200,
  '/no-such-page': 404,
}

const ACCOUNT_ROUTES: Record<string, number> = {
  '/account': 200,
  '/account/address': 200,
  '/account/address?add=1': 200,
  '/account/orders': 200,
  '/account/orders/TL-1': 404,
  '/account/messages': 200,
  '/account/messages/1': 404,
  '/account/ticket': 200,
  '/account/ticket/create': 200,
  '/account/ticket/1': 404,
}

const FILES = ['/llms.txt', '/feed/products.xml', '/sitemap.xml']

/** Words of the demo catalogue only: the invented company, its pages, teams and goods. */
function inventedWords(): string[] {
  const { store, sections = [], pages, products, categories, shipping } = buildCatalogue()
  const { address, email, telephone } = store.contact
  return [
    ...[store.icon ?? '', ...(store.mark ?? []).map(({ path }) => path)],
    ...[store.name, 'touchline', address, email, telephone, 'Halfway Lane', 'Port Calder'],
    ...[
      store.title.en,
      store.seoDescription.en,
      store.i18n.en.Footer?.about ?? '',
      ...store.notify.map(({ en }) => en),
    ],
    ...sections
      .flatMap((section) => (section as { hero?: { title: LocalText }[] }).hero ?? [])
      .map(({ title }) => title.en),
    ...pages.map(({ key }) => `/page/${key}`).filter((path) => !/about-us|contact-us/.test(path)),
    ...new Set(products.map(({ team }) => team.en)),
    ...categories.map(({ key }) => `/category/${key}`),
    ...shipping.map(({ description }) => description.en),
  ].filter((word) => word !== '')
}

const WORDS = inventedWords()

/** The file name of the heading font contains such a word, but is not visible text. */
const FONT_FILE = /archivo[-_]headlines/gi

/** The invented words of a text, except those of the requested path. */
const inventedWordsIn = (page: string, path = '') => {
  const text = page.replace(FONT_FILE, '')
  return WORDS.filter((word) => word !== path && text.toLowerCase().includes(word.toLowerCase()))
}

type EmptyShop = Awaited<ReturnType<typeof openEmptyShop>>
let shop: EmptyShop

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  shop = await openEmptyShop()
})
test.afterAll(() => shop.close())

test('every route of an empty shop returns 200 or 404, with readable text and without any invented data', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const t = translator('en', {})
  // Home, categories, products and cart say that there is nothing yet.
  const emptyTexts: Record<string, string> = {
    '/': t('Home.empty'),
    '/category': t('CategoryOverview.empty'),
    '/product': t('Listing.empty'),
    '/cart': t('Cart.emptyTitle'),
  }
  expect(WORDS.length).toBeGreaterThan(40)
  for (const [path, status] of Object.entries(ROUTES)) {
    const response = await page.goto(shop.url + path)
    expect.soft(response?.status(), path).toBe(status)
    await expect.soft(page.locator('main, [role=main]').first(), path).toContainText(/\p{L}{3}/u)
    expect.soft(inventedWordsIn((await response?.text()) ?? '', path), path).toEqual([])
    const text = emptyTexts[path]
    if (text) await expect.soft(page.getByRole('main').getByText(text), path).toBeVisible()
  }
  expect(Object.keys(emptyTexts).filter((path) => !(path in ROUTES))).toEqual([])
})

test('a customer of an empty shop sees an account and gets mails without any invented data', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const customer = await makeUnverified(shop.url)
  await signIn(context, shop.url, customer)
  for (const [path, status] of Object.entries(ACCOUNT_ROUTES)) {
    const response = await page.goto(shop.url + path)
    expect.soft(response?.status(), path).toBe(status)
    expect.soft(inventedWordsIn((await response?.text()) ?? ''), path).toEqual([])
  }
  const mails = await (await fetch(`${shop.storeApiUrl}/dev/outbox.json`)).text()
  expect(mails).toContain(customer.email)
  expect.soft(inventedWordsIn(mails)).toEqual([])
})

test('what programs read of an empty shop names nothing either', async ({ request }) => {
  await test.step('feed, llms.txt and sitemap of an empty shop name no product, no page and no company', async () => {
    const index = await (await request.get(`${shop.url}/sitemap.xml`)).text()
    const parts = [...index.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
    expect(parts).toHaveLength(1)
    for (const path of [...FILES, ...parts]) {
      const response = await request.get(shop.url + path)
      expect.soft(response.status(), path).toBe(200)
      const text = await response.text()
      expect.soft(inventedWordsIn(text), path).toEqual([])
      expect(text, path).not.toMatch(/<item>|\/product\/|\/category\/|\/page\//)
    }
  })
  await test.step('a shop that was begun empty holds no product, no review and no answer', async () => {
    const read = async (path: string) => ((await (await request.get(shop.url + path)).json()) as { data: unknown }).data
    expect(await read('/api/product')).toMatchObject({ list: [], total: 0 })
    expect(await read('/api/category')).toEqual([])
    expect(await read('/api/page')).toEqual([])
    for (const of of ['review', 'question'])
      expect((await request.get(`${shop.url}/api/product/any/${of}`)).status()).toBe(404)
  })
})

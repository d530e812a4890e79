import type { Browser } from '@playwright/test'
import type { HomeSection } from '../../contract/entities/home'
import type { ProductCard, ProductDetail } from '../../contract/entities/product'
import type { StoreSettings } from '../../contract/entities/store'
import type { Translator } from '../../tests/harness/browser/translator'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

test.use({ expectedErrors: [/404/] })

const EMPTY_SECTION: Omit<HomeSection, 'key' | 'kind'> = {
  ...{ title: '', slides: [], tiles: [], products: [], html: '' },
  ...{ layout: 'swipe', more: null, image: null, ornament: '' },
}

const tile = (title: string, link: string) => ({ title, link, imageUrl: '', productCount: null })

/** Sections in a custom order, some empty, one with HTML that is not allowed. */
const sections = (products: ProductCard[]): HomeSection[] => [
  {
    ...{ ...EMPTY_SECTION, key: 'about', kind: 'text', title: 'Our house' },
    html: '<p>Open since <b>1998</b>.</p><script>document.title = "hacked"</script><img src=x onerror=alert(1)>',
  },
  { ...EMPTY_SECTION, key: 'empty-rail', kind: 'products', title: 'Nothing in it' },
  { ...EMPTY_SECTION, key: 'picked', kind: 'products', title: 'Our choice', products },
  {
    ...EMPTY_SECTION,
    key: 'makers',
    kind: 'brands',
    title: 'Makers',
    tiles: [tile('Maker one', '/product?brand=one')],
  },
  { ...EMPTY_SECTION, key: 'ways', kind: 'tiles', title: 'Ways in', tiles: [tile('Sale', '/category/sale')] },
]

const entry = (title: string, link: string, entries: object[] = []) => ({ kind: 'link', title, link, entries })

const MENUS = [
  { key: 'header', title: '', entries: [entry('Reduced', '/category/sale'), entry('Hours', '/service-center')] },
  { key: 'house', title: 'The house', entries: [entry('Parcels', '/order-track'), entry('Letters', '/newsletter')] },
]

const DISABLED = ['reviews', 'questions', 'tickets', 'messages', 'guestCheckout', 'newsletter'] as const

/** Buys a product without options. */
async function buy(browser: Browser, url: string, t: Translator, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText(t('AddToCartForm.chooseSize'))).toHaveCount(0)
  // Pressed before hydration, the form is sent as a plain one, and leads to the cart's page.
  if (javaScriptEnabled) await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: t('AddToCartForm.add') })
    .first()
    .click()
  const place = javaScriptEnabled ? page.getByRole('dialog', { name: t('Cart.title') }) : page.getByRole('main')
  await expect(place.getByRole('spinbutton')).toHaveValue('1')
  await context.close()
}

type Shop = Awaited<ReturnType<typeof openStorefront>>
let shop: Shop
let product = ''
/** A product in stock whose single option the store omits. */
let single = ''

// One storefront for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000)
  const read = async <Data>(path: string) => ((await (await fetch(baseURL + path)).json()) as { data: Data }).data
  const { list: products } = await read<{ list: ProductCard[] }>('/api/product?limit=4')
  product = products[0]?.key ?? ''
  const accessories = '/api/product?category=accessories&in-stock=1&limit=100'
  // One after the other: a hundred concurrent calls would take too long on a busy machine.
  for (const { key } of (await read<{ list: ProductCard[] }>(accessories)).list) {
    if (key === product || single) continue
    const { optionGroups } = await read<ProductDetail>(`/api/product/${key}`)
    if (optionGroups[0]?.optionList.length === 1) single = key
  }
  shop = await openStorefront({
    '/api/store': (data) => ({ ...(data as StoreSettings), guestCheckout: false, disabled: DISABLED }),
    '/api/home': () => ({ sections: sections(products) }),
    '/api/menu': () => MENUS,
    [`/api/product/${single}`]: (data) => ({ ...(data as ProductDetail), optionGroups: [], companions: [] }),
  })
})
test.afterAll(() => shop.close())

test('the home page, the menus and the parts of the shop are as the store arranged them', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(shop.url)
  await test.step('the home page shows the sections of the store in their order, and no hole for an empty one', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Our house', 'Our choice', 'Makers', 'Ways in'])
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main.getByText('Open since 1998.')).toBeVisible()
    await expect(page).not.toHaveTitle('hacked')
    await expect(main.getByRole('link', { name: 'Maker one' })).toHaveAttribute('href', '/product?brand=one')
    await expectAccessible(page)
  })
  await test.step('header and footer have the menus of the store, without what leads to a part that is off', async () => {
    const links = page.getByRole('banner').getByRole('list').first().getByRole('link')
    await expect(links).toHaveText(['Reduced', 'Hours'])
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('The house').first()).toBeVisible()
    await expect(footer.locator('a[href="/order-track"]')).toHaveText('Parcels')
    await expect(page.locator('a[href^="/newsletter"]')).toHaveCount(0)
  })
  await test.step('pages of parts that are switched off respond with 404', async () => {
    const paths = ['/newsletter', '/account/ticket', '/account/ticket/create', '/account/messages']
    const feedback = ['review', 'review/new', 'question', 'question/new'].map((path) => `/product/${product}/${path}`)
    for (const path of [...paths, ...feedback]) {
      expect.soft((await page.goto(shop.url + path))?.status(), path).toBe(404)
    }
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('no link leads to a disabled feature', async ({ page }) => {
      for (const path of ['/', `/product/${product}`, '/service-center', '/category/sale']) {
        const response = await page.goto(shop.url + path)
        expect(response?.status(), path).toBe(200)
        await expect.soft(page.locator('form[action="/api/form/subscribe"]'), path).toHaveCount(0)
        await expect
          .soft(page.locator('a[href*="/review"], a[href*="/question"], a[href^="/account/ticket"]'), path)
          .toHaveCount(0)
        await expect.soft(page.locator('#reviews, #questions, [name="rating"]'), path).toHaveCount(0)
        expect.soft(await response?.text(), path).not.toMatch(/"aggregateRating"|"@type":"(Review|FAQPage)"/)
      }
    })
  })
}

test('a product without options has no picker and is bought, with JavaScript and without', async ({ browser, t }) => {
  expect(single).not.toBe('')
  for (const isOn of [true, false]) await buy(browser, `${shop.url}/product/${single}`, t, isOn)
})

import type { HomeSection } from '../../contract/entities/home'
import type { ProductCard } from '../../contract/entities/product'
import type { StoreSettings } from '../../contract/entities/store'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

test.use({ expectedErrors: [/404/] })

const NOTHING: Omit<HomeSection, 'key' | 'kind'> = {
  ...{ title: '', slides: [], tiles: [], products: [], html: '' },
  ...{ layout: 'swipe', more: null, image: null, ornament: '' },
}

const tile = (title: string, link: string) => ({ title, link, imageUrl: '', productCount: null })

/** Sections in a custom order, some empty, one with HTML that is not allowed. */
const sections = (products: ProductCard[]): HomeSection[] => [
  {
    ...{ ...NOTHING, key: 'about', kind: 'text', title: 'Our house' },
    html: '<p>Open since <b>1998</b>.</p><script>document.title = "hacked"</script><img src=x onerror=alert(1)>',
  },
  { ...NOTHING, key: 'empty-rail', kind: 'products', title: 'Nothing in it' },
  { ...NOTHING, key: 'picked', kind: 'products', title: 'Our choice', products },
  { ...NOTHING, key: 'makers', kind: 'brands', title: 'Makers', tiles: [tile('Maker one', '/product?brand=one')] },
  { ...NOTHING, key: 'ways', kind: 'tiles', title: 'Ways in', tiles: [tile('Sale', '/category/sale')] },
]

const entry = (title: string, link: string, entries: object[] = []) => ({ kind: 'link', title, link, entries })

const MENUS = [
  { key: 'header', title: '', entries: [entry('Reduced', '/category/sale'), entry('Hours', '/service-center')] },
  { key: 'house', title: 'The house', entries: [entry('Parcels', '/order-track'), entry('Letters', '/newsletter')] },
]

const DISABLED = ['reviews', 'questions', 'tickets', 'messages', 'guestCheckout', 'newsletter'] as const

type Shop = Awaited<ReturnType<typeof openStorefront>>
let shop: Shop
let product = ''

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000)
  const reply = (await (await fetch(`${baseURL}/api/product?limit=4`)).json()) as { data: { list: ProductCard[] } }
  const products = reply.data.list
  product = products[0]?.key ?? ''
  shop = await openStorefront({
    '/api/store': (data) => ({ ...(data as StoreSettings), guestCheckout: false, disabled: DISABLED }),
    '/api/home': () => ({ sections: sections(products) }),
    '/api/menu': () => MENUS,
  })
})
test.afterAll(() => shop.close())

test('the home page shows the sections of the store in their order, and no hole for an empty one', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(shop.url)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Our house', 'Our choice', 'Makers', 'Ways in'])
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(main.getByText('Open since 1998.')).toBeVisible()
  await expect(page).not.toHaveTitle('hacked')
  await expect(main.getByRole('link', { name: 'Maker one' })).toHaveAttribute('href', '/product?brand=one')
  await expectAccessible(page)
})

test('header and footer have the menus of the store, without what leads to a part that is off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(shop.url)
  const links = page.getByRole('banner').getByRole('list').first().getByRole('link')
  await expect(links).toHaveText(['Reduced', 'Hours'])
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('The house').first()).toBeVisible()
  await expect(footer.locator('a[href="/order-track"]')).toHaveText('Parcels')
  await expect(page.locator('a[href^="/newsletter"]')).toHaveCount(0)
})

test('pages of parts that are switched off respond with 404', async ({ page }) => {
  const paths = ['/newsletter', '/account/ticket', '/account/ticket/create', '/account/messages']
  const feedback = ['review', 'review/new', 'question', 'question/new'].map((path) => `/product/${product}/${path}`)
  for (const path of [...paths, ...feedback]) {
    expect.soft((await page.goto(shop.url + path))?.status(), path).toBe(404)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('nothing leads to a part that is switched off', async ({ page }) => {
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

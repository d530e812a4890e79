import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { COOKIE_CONSENT } from '../../lib/limits'
import { csvOf, zipOf } from '../../store-api/admin/import/testing'
import { openStep } from '../../tests/harness/browser/checkout'
import { newPerson } from '../../tests/harness/browser/customer'
import { translator } from '../../tests/harness/browser/translator'
import { expect, test } from '../fixtures'
import { addButton, choose, enterAddress, main, orderAndPay } from './buy'
import { FILL_TIMEOUT_MS, openEmptyShop, type ExampleShop } from './open-example-shop'

const t = translator('en', {})

const HEADINGS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Variant SKU'],
  ...[
    'Variant Inventory Tracker',
    'Variant Inventory Qty',
    'Variant Price',
    'Image Src',
    'Image Alt Text',
    'Variant Image',
  ],
]

const LAMP = { Handle: 'desk-lamp', 'Variant Inventory Tracker': 'shopify', 'Variant Price': '49.00' }

/** The export of another shop: a lamp in two colours, of which one is sold out. */
const EXPORT = csvOf(HEADINGS, [
  {
    ...LAMP,
    ...{ Title: 'Desk lamp', 'Body (HTML)': '<p>Folds <b>flat</b>.</p>', Vendor: 'Lumen', Type: 'Lamps' },
    ...{ 'Option1 Name': 'Colour', 'Option1 Value': 'Red', 'Variant SKU': 'L-R', 'Variant Inventory Qty': 3 },
    ...{ 'Image Src': 'https://old.example/files/red.jpg?v=1', 'Image Alt Text': 'A red lamp' },
  },
  {
    ...LAMP,
    ...{ 'Option1 Value': 'Blue', 'Variant SKU': 'L-B', 'Variant Inventory Qty': 0 },
    'Variant Image': 'https://old.example/files/blue.jpg?v=1',
  },
])

/** Two lanterns that the shop archives. */
const LANTERNS = csvOf(
  HEADINGS,
  ['Oil', 'Wind-up'].map((kind) => ({
    ...{ Handle: `${kind.toLowerCase()}-lantern`, Title: `${kind} lantern`, Type: 'Lanterns' },
    ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': 2, 'Variant Price': '19.00' },
  })),
)

const SUCCESSOR = `key: solar-lantern
name: Solar lantern
price: 29
stock: 5
categories: [lanterns]
related: { replaces: [oil-lantern] }
`

const SHIPPING = `code: post
name: Parcel post
rates:
  - { countries: [GB], price: 4.50, minDays: 2, maxDays: 3 }
`

const picture = (background: string) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

const REDIRECTS = `Redirect from,Redirect to
/pages/our-lamp,/products/desk-lamp
https://old.example/sale?utm=1,https://www.old.example/collections/lamps
/away,https://evil.example/
`

let shop: ExampleShop

// One shop for all tests of this file, with what it imported.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(FILL_TIMEOUT_MS)
  shop = await openEmptyShop()
  const pictures = zipOf([
    { name: 'export/red.jpg', bytes: await picture('#b03030') },
    { name: 'export/blue.jpg', bytes: await picture('#3050b0') },
  ])
  await shop.command('import', write('products.csv', EXPORT), '--pictures', write('pictures.zip', pictures))
  await shop.command('shipping', 'set', '--from', write('shipping.yaml', SHIPPING))
})
test.afterAll(() => shop.close())

/** Writes a file beside the shop's data. @returns its path */
function write(name: string, content: string | Buffer): string {
  const path = join(shop.dataDir, name)
  writeFileSync(path, content)
  return path
}

test('an empty shop sells what it imported from another one’s export', async ({ page, context, expectAccessible }) => {
  test.setTimeout(180_000)
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop.url }])
  await page.goto(`${shop.url}/category/lamps`)
  await main(page)
    .getByRole('link', { name: /Desk lamp/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${shop.url}/product/desk-lamp`)
  await expect(main(page).getByText('Lumen').first()).toBeVisible()
  await expect(main(page)).toContainText('Folds flat.')
  await expect(main(page).getByRole('img', { name: 'A red lamp' }).first()).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'Red')
  await addButton(page, t).click()
  await expect(page.getByRole('dialog')).toContainText('€49.00')

  const { email } = newPerson()
  await page.goto(`${shop.url}/checkout`)
  const part = page.getByRole('region', { name: t('LoginPage.guestTitle') })
  await part.getByLabel(t('LoginPage.guestEmail')).fill(email)
  await part.getByRole('button', { name: t('LoginPage.guestSubmit') }).click()
  await expect(openStep(page, t, 'address')).toBeVisible()
  await enterAddress(page, t, { hasOneDelivery: true })
  await orderAndPay(page, t)
  await expect(main(page)).toContainText('€53.50')
  expect((await shop.mailsTo(email)).length).toBeGreaterThan(0)
})

test('addresses of the other shop lead to its products here, for good, with and without JavaScript', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  await shop.command('import', 'redirects', write('redirects.csv', REDIRECTS))
  const moved = async (address: string) => {
    const response = await request.get(shop.url + address, { maxRedirects: 0 })
    return [response.status(), (response.headers().location ?? '').replace(shop.url, '')]
  }
  const ADDRESSES = {
    '/products/desk-lamp': '/product/desk-lamp',
    '/products/Desk-Lamp?utm_source=letter&variant=1': '/product/desk-lamp?utm_source=letter',
    '/collections/lamps?page=2&sort_by=price': '/category/lamps?sort_by=price',
    '/collections/all': '/product',
    '/12-desk-lamp.html': '/product/desk-lamp',
    '/product-category/lamps': '/category/lamps',
    '/pages/our-lamp': '/product/desk-lamp',
    '/sale?utm=1': '/category/lamps',
  }
  for (const [address, to] of Object.entries(ADDRESSES))
    expect([address, await moved(address)]).toEqual([address, [308, to]])
  for (const address of ['/sale', '/away', '/products/never', '/products/%2e%2e%2f', '/%5cevil.example'])
    expect([address, [400, 404].includes(Number((await moved(address))[0]))]).toEqual([address, true])
  expect(await moved('/product/desk-lamp')).toEqual([200, ''])
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(`${shop.url}/collections/all/products/desk-lamp/`)
    await expect(page).toHaveURL(`${shop.url}/product/desk-lamp`)
    await expect(main(page)).toContainText('Folds flat.')
    await context.close()
  }
})

test('an archived product answers 410 and offers its successor, or its category, with and without JavaScript', async ({
  browser,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await shop.command('import', write('lanterns.csv', LANTERNS), '--no-pictures')
  await shop.command('product', 'set', '--from', write('successor.yaml', SUCCESSOR))
  for (const key of ['oil-lantern', 'wind-up-lantern']) await shop.command('product', 'archive', key)
  const OFFERS = [
    { key: 'oil-lantern', text: t('NotFound.replaced'), link: /Solar lantern/, to: '/product/solar-lantern' },
    {
      ...{ key: 'wind-up-lantern', text: t('NotFound.gone'), to: '/category/lanterns' },
      link: t('NotFound.seeCategory', { category: 'Lanterns' }),
    },
  ]
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop.url }])
    const page = await context.newPage()
    for (const { key, text, link, to } of OFFERS)
      for (const address of [`/product/${key}`, `/products/${key}`]) {
        // The list of categories is renewed a moment after the command.
        await expect(async () => {
          expect((await page.goto(shop.url + address))?.status()).toBe(410)
          await expect(main(page).getByText(text)).toBeVisible({ timeout: 1000 })
        }).toPass({ timeout: 30_000 })
        await expect(page).toHaveURL(shop.url + address)
        await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([t('NotFound.title')])
        if (javaScriptEnabled) await expectAccessible(page)
        await main(page).getByRole('link', { name: link }).click()
        await expect(page).toHaveURL(shop.url + to)
        await expect(main(page)).toContainText('Solar lantern')
      }
    await context.close()
  }
})

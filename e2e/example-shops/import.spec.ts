import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { COOKIE_CONSENT } from '../../lib/limits'
import { csvOf, zipOf } from '../../store-api/import/testing'
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
test.beforeAll(async () => {
  test.setTimeout(FILL_TIMEOUT_MS)
  shop = await openEmptyShop()
})
test.afterAll(() => shop.close())

test('an empty shop sells what it imported from another one’s export', async ({ page, context, expectAccessible }) => {
  test.setTimeout(180_000)
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop.url }])
  const write = (name: string, content: string | Buffer) => {
    const path = join(shop.dataDir, name)
    writeFileSync(path, content)
    return path
  }
  const pictures = zipOf([
    { name: 'export/red.jpg', bytes: await picture('#b03030') },
    { name: 'export/blue.jpg', bytes: await picture('#3050b0') },
  ])
  await shop.command('import', write('products.csv', EXPORT), '--pictures', write('pictures.zip', pictures))
  await shop.command('shipping', 'set', '--from', write('shipping.yaml', SHIPPING))

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
  // Every Playwright worker has its own shop.
  const products = join(shop.dataDir, 'addresses.csv')
  writeFileSync(products, EXPORT)
  await shop.command('import', products, '--no-pictures')
  const file = join(shop.dataDir, 'redirects.csv')
  writeFileSync(file, REDIRECTS)
  await shop.command('import', 'redirects', file)
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

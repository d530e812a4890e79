import type { Page } from '@playwright/test'
import { newPerson } from '../../tests/harness/browser/customer'
import { openStep, summaryOf, unfoldSummary } from '../../tests/harness/browser/checkout'
import { COOKIE_CONSENT } from '../../lib/limits'
import type { ProductCard } from '../../contract/entities/product'
import { blocksOf, type Block } from '../../tests/harness/structured-data/check-blocks'
import { translator } from '../../tests/harness/browser/translator'
import { expect, test } from '../fixtures'
import { addButton, enterAddress, main, orderAndPay } from './buy'
import { FILL_TIMEOUT_MS, openExampleShop, type ExampleShop } from './open-example-shop'
import { describeWholeShop } from './whole-shop'

const t = translator('en', {})
const AUTHOR = 'Author'

let shop: ExampleShop
let books: ProductCard[]
let others: ProductCard[]

/** Books of a category that are in stock. */
async function listBooks(category: string): Promise<ProductCard[]> {
  const response = await fetch(`${shop.url}/api/product?category=${category}&in-stock=1&limit=24`)
  return ((await response.json()) as { data: { list: ProductCard[] } }).data.list
}

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: [/404/, /410/] })
test.beforeAll(async () => {
  test.setTimeout(FILL_TIMEOUT_MS)
  shop = await openExampleShop('books')
  books = await listBooks('crime')
  others = await listBooks('nature')
})
test.afterAll(() => shop.close())
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop.url }])
})

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

async function filterListing(page: Page, javaScriptEnabled: boolean) {
  await page.goto(`${shop.url}/category/crime`)
  const filters = page.getByRole('group', { name: t('Filters.title') })
  await expect(filters.getByRole('heading', { name: AUTHOR })).toBeVisible()
  await filters.getByText('Format', { exact: true }).first().click()
  const response = await page.request.get(`${shop.url}/api/product?category=crime&filter=format:hardback`)
  const { total } = ((await response.json()) as { data: { total: number } }).data
  const countText = t('Filters.productCount', { count: total })
  const hardback = filters.getByRole('checkbox', { name: `Hardback (${countText})` })
  await hardback.check()
  if (!javaScriptEnabled) await filters.getByRole('button').last().click()
  await expect(page).toHaveURL(`${shop.url}/category/crime?filter=format:hardback`)
  await expect(main(page)).toContainText(t('Filters.count', { count: total }))
  await expect(main(page).getByRole('article')).toHaveCount(Math.min(total, 24))
}

async function buy(page: Page, javaScriptEnabled: boolean) {
  const book = books.find(({ inStock }) => inStock)
  if (!book) throw new Error('there is no book in stock')
  const { email } = newPerson()
  const price = euros(book.specialPrice ?? book.price)
  const total = euros((book.specialPrice ?? book.price) + 290)
  await page.goto(`${shop.url}/product/${book.key}`)
  await expect(main(page).getByText(book.brand).first()).toBeVisible()
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  await expect(main(page)).toContainText(price)
  await addButton(page, t).click()
  if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText(price)
  else await expect(page).toHaveURL(`${shop.url}/cart?notice=added`)
  await page.goto(`${shop.url}/cart`)
  for (const text of [book.name, price]) await expect(main(page)).toContainText(text)

  await page.goto(`${shop.url}/checkout`)
  const part = page.getByRole('region', { name: t('LoginPage.guestTitle') })
  await part.getByLabel(t('LoginPage.guestEmail')).fill(email)
  await part.getByRole('button', { name: t('LoginPage.guestSubmit') }).click()
  await expect(openStep(page, t, 'address')).toBeVisible()
  await enterAddress(page, t)
  await expect(openStep(page, t, 'payment')).toBeVisible()
  await unfoldSummary(page, t)
  for (const text of [book.name, price, total]) await expect(summaryOf(page, t)).toContainText(text)
  const number = await orderAndPay(page, t)
  for (const text of [book.name, price, total]) await expect(main(page)).toContainText(text)
  const mails = (await shop.mailsTo(email)).filter(({ text }) => text.includes(number))
  expect(mails.length).toBeGreaterThan(0)
  for (const { text } of mails) for (const part of [book.name, price, total]) expect(text).toContain(part)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor narrows the list, and buys a book as a guest', async ({ page }) => {
      test.setTimeout(150_000)
      await test.step('the author, the format and the publisher narrow the list, with the number of each', () =>
        filterListing(page, javaScriptEnabled))
      await test.step('a book is bought at once, by a guest, at the price it says', () => buy(page, javaScriptEnabled))
    })
  })

test('what programs read of a book names its author', async ({ request }) => {
  const book = books[0]
  await test.step('structured data and the feed have the author as brand, the price and the ISBN', async () => {
    const blocks = blocksOf(await (await request.get(`${shop.url}/product/${book?.key}`)).text())
    const product = blocks.find((block) => /^Product/.test(String(block['@type']))) as Block
    expect(product.brand).toMatchObject({ name: book?.brand })
    expect(JSON.stringify(product)).toContain(
      `"price":"${((book?.specialPrice ?? book?.price ?? 0) / 100).toFixed(2)}"`,
    )
    const feed = await (await request.get(`${shop.url}/feed/products.xml`)).text()
    const item = feed.split('<item>').find((part) => part.includes(`/product/${book?.key}</link>`))
    expect(item).toContain(`<g:brand>${book?.brand}</g:brand>`)
    expect(item).toMatch(/<g:gtin>979\d{10}<\/g:gtin>/)
    expect(item).toContain(` EUR</g:price>`)
  })
  await test.step('a book is found by its author', async () => {
    const response = await request.get(`${shop.url}/api/search?keyword=${encodeURIComponent(book?.brand ?? '')}`)
    const { data } = (await response.json()) as { data: { list: ProductCard[] } }
    expect(data.list.map(({ brand }) => brand)).toContain(book?.brand)
  })
})

describeWholeShop(
  () => shop,
  () => ({
    listing: '/category/crime',
    product: `/product/${books[1]?.key}`,
    category: '/category/nature',
    archived: others[0]?.key ?? '',
    draft: others[1]?.key ?? '',
  }),
)

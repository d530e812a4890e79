import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeUnverified, signIn } from '../../tests/harness/browser/customer'
import { openStep, summaryOf, unfoldSummary } from '../../tests/harness/browser/checkout'
import { COOKIE_CONSENT } from '../../lib/limits'
import { MANY_VARIANTS_KEY, manyVariants } from '../../tests/harness/many-variants'
import { blocksOf, type Block } from '../../tests/harness/structured-data/check-blocks'
import { translator } from '../../tests/harness/browser/translator'
import { expect, test } from '../fixtures'
import { addButton, choose, enterAddress, main, orderAndPay, readInvoice, valueOf } from './buy'
import { GIFT_TIN, testGiftTin } from './gift-tin'
import { FILL_TIMEOUT_MS, openExampleShop, type ExampleShop } from './open-example-shop'
import { describeWholeShop } from './whole-shop'

/** Two options of three values, with its own price, which must be equal wherever it is shown. */
const ASSAM = { path: '/product/assam-mangalam', sku: 'ASS01-100-B', choice: ['100 g', 'Tea bags'], price: '£10.30' }
const DELIVERY = '£2.90'
const TOTAL = '£13.20'

let shop: ExampleShop
const t = translator('en', {})

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: [/404/, /410/, /409/, /400/] })
test.beforeAll(async () => {
  test.setTimeout(FILL_TIMEOUT_MS)
  shop = await openExampleShop('tea')
  const file = join(shop.dataDir, 'further.json')
  writeFileSync(file, JSON.stringify([GIFT_TIN, manyVariants('coffee')]))
  await shop.command('product', 'set', '--from', file)
})
test.afterAll(() => shop.close())
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop.url }])
})

interface Visit {
  page: Page
  javaScriptEnabled: boolean
}

async function buyAssam({ page, javaScriptEnabled }: Visit, email: string) {
  await page.goto(shop.url + ASSAM.path)
  await expect(main(page)).toContainText(t('Product.priceFrom', { price: '£5.05' }))
  await choose(page, ...ASSAM.choice)
  if (javaScriptEnabled) {
    await expect(main(page)).not.toContainText(t('Product.priceFrom', { price: '£5.05' }))
    await expect(main(page)).toContainText(t('Product.perUnit', { price: ASSAM.price, unit: '100 g' }))
    await expect(addButton(page, t)).toContainText(ASSAM.price)
  }
  await addButton(page, t).click()
  if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText(ASSAM.price)
  else await expect(page).toHaveURL(`${shop.url}/cart?notice=added`)

  await page.goto(`${shop.url}/cart`)
  for (const text of ['Weight: 100 g', 'Cut: Tea bags', ASSAM.price]) await expect(main(page)).toContainText(text)

  await page.goto(`${shop.url}/checkout`)
  await unfoldSummary(page, t)
  await expect(summaryOf(page, t)).toContainText(ASSAM.price)
  await enterAddress(page, t)
  await expect(openStep(page, t, 'payment')).toBeVisible()
  await unfoldSummary(page, t)
  for (const text of [ASSAM.price, DELIVERY, TOTAL]) await expect(summaryOf(page, t)).toContainText(text)

  const number = await orderAndPay(page, t)
  for (const text of ['Tea bags', ASSAM.price, TOTAL]) await expect(main(page)).toContainText(text)
  await page.goto(`${shop.url}/account/orders/${number}`)
  for (const text of ['Tea bags', ASSAM.price, TOTAL]) await expect(main(page)).toContainText(text)

  const invoice = await readInvoice(page, number)
  for (const text of ['Assam Mangalam', 'Tea bags', ASSAM.price, TOTAL]) expect(invoice).toContain(text)
  const mails = (await shop.mailsTo(email)).filter(({ text }) => text.includes(number))
  expect(mails.length).toBeGreaterThan(0)
  for (const { text, html } of mails)
    for (const written of [text, html])
      for (const part of ['Assam Mangalam', 'Tea bags', ASSAM.price, TOTAL]) expect(written).toContain(part)
}

async function expectUnavailableCombination({ page, javaScriptEnabled }: Visit) {
  await page.goto(shop.url + ASSAM.path)
  await choose(page, '250 g', 'Tea bags')
  if (javaScriptEnabled) {
    await expect(main(page)).toContainText(t('AddToCartForm.impossible'))
    await expect(
      main(page)
        .getByRole('button', { name: t('AddToCartForm.soldOut') })
        .first(),
    ).toBeDisabled()
  } else {
    await addButton(page, t).click()
    await expect(page).toHaveURL(/\/product\/assam-mangalam\?notice=failed&/)
    await expect(main(page)).toContainText(t('AddToCartForm.impossible'))
    for (const name of ['250 g', 'Tea bags']) await expect(valueOf(page, name)).toBeChecked()
    await choose(page, '100 g')
    await addButton(page, t).click()
    await expect(page).toHaveURL(`${shop.url}/cart?notice=added`)
    return
  }
  await page.goto(`${shop.url}/cart`)
  await expect(main(page)).toContainText(t('Cart.emptyTitle'))
}

async function expectSoldOut({ page, javaScriptEnabled }: Visit) {
  await page.goto(`${shop.url}/product/house-espresso`)
  await choose(page, '250 g')
  const filter = valueOf(page, 'Filter')
  if (javaScriptEnabled) await expect(filter).toHaveAccessibleName(t('AddToCartForm.soldOutSize', { size: 'Filter' }))
  await filter.check({ force: true })
  if (javaScriptEnabled) {
    await expect(
      main(page)
        .getByRole('button', { name: t('AddToCartForm.soldOut') })
        .first(),
    ).toBeDisabled()
  } else {
    await addButton(page, t).click()
    await expect(page).toHaveURL(/\/product\/house-espresso\?notice=out-of-stock&/)
    await expect(filter).toBeChecked()
    await expect(filter).toHaveAccessibleName(t('AddToCartForm.soldOutSize', { size: 'Filter' }))
  }
  await page.goto(`${shop.url}/cart`)
  await expect(main(page)).toContainText(t('Cart.emptyTitle'))
}

async function buyVoucher({ page, javaScriptEnabled }: Visit) {
  await page.goto(`${shop.url}/product/voucher`)
  await expect(main(page).getByRole('link', { name: t('ProductFacts.otherCountries') })).toHaveCount(0)
  await expect(main(page)).toContainText(t('Product.taxIncluded', { tax: 'VAT' }))
  await expect(main(page)).not.toContainText(t('Product.plusDelivery'))
  await choose(page, '£25')
  await addButton(page, t).click()
  if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText('£25.00')
  else await expect(page).toHaveURL(`${shop.url}/cart?notice=added`)
  await page.goto(`${shop.url}/checkout`)
  await expect(openStep(page, t, 'payment')).toBeVisible()
  await expect(main(page).getByLabel(t('AddressForm.street'))).toHaveCount(0)
  await expect(main(page).getByRole('region', { name: t('Checkout.delivery') })).toHaveCount(0)
  await expect(main(page).locator('[name="note"]')).toHaveCount(0)
  const number = await orderAndPay(page, t)
  await expect(main(page)).toContainText('£25.00')
  await expect(main(page)).not.toContainText(t('PlacedOrder.to'))
  await page.goto(`${shop.url}/account/orders/${number}`)
  await expect(main(page)).toContainText('£25.00')
  expect(await readInvoice(page, number)).toContain('£25.00')
}

async function filterListing({ page, javaScriptEnabled }: Visit) {
  await page.goto(`${shop.url}/category/black-tea`)
  const filters = page.getByRole('group', { name: t('Filters.title') })
  const organic = filters.getByRole('checkbox', { name: `Yes (${t('Filters.productCount', { count: 8 })})` })
  await organic.check()
  if (!javaScriptEnabled) await filters.getByRole('button').last().click()
  await expect(page).toHaveURL(`${shop.url}/category/black-tea?filter=organic:yes`)
  await expect(main(page).getByRole('article')).toHaveCount(8)
  await page.goto(`${shop.url}/category/black-tea?filter=organic:yes;cut:tea-bags;caffeine:high`)
  const filteredReply = await page.request.get(
    `${shop.url}/api/product?category=black-tea&filter=organic:yes;cut:tea-bags;caffeine:high`,
  )
  const { data } = (await filteredReply.json()) as { data: { total: number } }
  expect(data.total).toBeGreaterThan(0)
  expect(data.total).toBeLessThan(8)
  await expect(main(page).getByRole('article')).toHaveCount(data.total)
}

async function buyFromManyVariants({ page, javaScriptEnabled }: Visit) {
  await page.goto(`${shop.url}/product/${MANY_VARIANTS_KEY}`)
  await main(page).getByRole('combobox', { name: 'Weight' }).selectOption('1000 g')
  await choose(page, 'Grind 10')
  // The last of 250, ten pence apart.
  if (javaScriptEnabled) await expect(addButton(page, t)).toContainText('£29.90')
  await addButton(page, t).click()
  if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText('£29.90')
  else await expect(page).toHaveURL(`${shop.url}/cart?notice=added`)
  await page.goto(`${shop.url}/cart`)
  for (const text of ['Weight: 1000 g', 'Grind: Grind 10', '£29.90']) await expect(main(page)).toContainText(text)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a customer buys a voucher, and then tea', async ({ page, context }) => {
      test.setTimeout(240_000)
      const customer = await makeUnverified(shop.url)
      await signIn(context, shop.url, customer)
      const visit = { page, javaScriptEnabled }
      // First: no address is known yet.
      await test.step('a voucher alone asks for no address and no delivery, and is sent by mail', () =>
        buyVoucher(visit))
      await test.step('two options are chosen in order, and their price is the price everywhere', () =>
        buyAssam(visit, customer.email))
    })

    test('a visitor chooses among what is made and in stock', async ({ page }) => {
      test.setTimeout(150_000)
      const visit = { page, javaScriptEnabled }
      await test.step('attributes and options filter a list, with the number of products', () => filterListing(visit))
      // Both before something is in the cart.
      await test.step('a sold-out combination shows an error and is not sold', () => expectSoldOut(visit))
      await test.step('an unavailable combination shows an error and is not sold', () =>
        expectUnavailableCombination(visit))
      await test.step('one of 250 variants is chosen from a list and bought at the price of its variant', () =>
        buyFromManyVariants(visit))
    })
  })

test('structured data and the feed have the price of each variant', async ({ request }) => {
  const blocks = blocksOf(await (await request.get(shop.url + ASSAM.path)).text())
  const variants = blocks.flatMap((block) => (block.hasVariant ?? []) as Block[])
  expect(variants.find(({ sku }) => sku === ASSAM.sku)?.offers).toMatchObject({ price: '10.30', priceCurrency: 'GBP' })
  const feed = await (await request.get(`${shop.url}/feed/products.xml`)).text()
  const item = feed.split('<item>').find((part) => part.includes(`<g:id>${ASSAM.sku}</g:id>`))
  expect(item).toContain('<g:price>10.30 GBP</g:price>')
})

test('a hand-made call cannot buy an unavailable or sold-out combination', async ({ request }) => {
  const read = async <Data>(path: string) =>
    ((await (await request.get(shop.url + path)).json()) as { data: Data }).data
  const add = async (key: string, optionIds: unknown[]) => {
    const response = await request.post(`${shop.url}/api/cart`, {
      headers: { origin: shop.url },
      data: { key, optionIds, quantity: 1, custom: null, children: [] },
    })
    return [response.status(), ((await response.json()) as { code: number }).code]
  }
  interface Detail {
    optionGroups: { optionList: { id: number; title: string }[] }[]
  }
  const ids = async (key: string, ...titles: string[]) => {
    const { optionGroups } = await read<Detail>(`/api/product/${key}`)
    return titles.map((title, at) => optionGroups[at]?.optionList.find((option) => option.title === title)?.id)
  }
  await read('/api/cart?page=1&limit=1000')
  const impossible = await ids('assam-mangalam', '250 g', 'Tea bags')
  const soldOut = await ids('house-espresso', '250 g', 'Filter')
  expect(await add('assam-mangalam', impossible)).toEqual([400, 400])
  expect(await add('assam-mangalam', impossible.slice(0, 1))).toEqual([400, 400])
  expect(await add('assam-mangalam', [])).toEqual([400, 400])
  expect(await add('house-espresso', soldOut)).toEqual([409, 4005])
  expect(await read('/api/cart?page=1&limit=1000')).toMatchObject({ carts: [] })
})

testGiftTin(() => shop)

describeWholeShop(
  () => shop,
  () => ({
    listing: '/category/black-tea',
    product: ASSAM.path,
    category: '/category/green-tea',
    archived: 'genmaicha',
    draft: 'gyokuro-uji',
  }),
)

test.describe('in Spanish', () => {
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await shop.reopen('es')
  })

  test('what has a Spanish text is in it, and what has none is in the text of the shop, without any sign', async ({
    page,
    expectAccessible,
  }) => {
    const words = translator('es', {})
    await page.goto(`${shop.url}/category/black-tea`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await expect(main(page).getByRole('heading', { level: 1, name: 'Té negro' })).toBeVisible()
    // In three languages, and in English only.
    await expect(main(page).getByRole('article').filter({ hasText: 'Darjeeling primera cosecha' })).toHaveCount(1)
    await expect(main(page).getByRole('article').filter({ hasText: 'Lapsang Souchong' })).toHaveCount(1)
    await expectAccessible(page)

    await page.goto(`${shop.url}/product/measuring-spoon`)
    await expect(main(page).getByRole('heading', { level: 1, name: 'Measuring spoon' })).toBeVisible()
    await expect(main(page)).toContainText('Two grams of leaf, level.')
    await expect(main(page).locator('[lang]')).toHaveCount(0)
    await expect(addButton(page, words)).toBeVisible()
    const reply = await page.request.get(`${shop.url}/api/product/measuring-spoon`)
    expect(await reply.text()).not.toContain('filled')

    await page.goto(shop.url + ASSAM.path)
    await choose(page, '100 g', 'En bolsitas')
    await expect(main(page)).toContainText('Peso: 100 g')
    await expect(addButton(page, words)).toBeVisible()
  })
})

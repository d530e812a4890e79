import type { Browser } from '@playwright/test'
import type { ProductCard, ProductDetail } from '../../contract/entities/product'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'
import type { Translator } from '../../tests/harness/browser/translator'

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

test('a product without options has no picker and is bought, with JavaScript and without', async ({
  browser,
  request,
  t,
}) => {
  const read = async <Data>(path: string) => ((await (await request.get(path)).json()) as { data: Data }).data
  const { list } = await read<{ list: ProductCard[] }>('/api/product?category=accessories&in-stock=1&limit=100')
  let single: ProductDetail | undefined
  // One after the other: a hundred concurrent calls would take too long on a busy machine.
  for (const { key } of list) {
    const detail = await read<ProductDetail>(`/api/product/${key}`)
    if (detail.optionGroups[0]?.optionList.length === 1) single = detail
    if (single) break
  }
  const bare = (data: unknown) => ({ ...(data as ProductDetail), optionGroups: [], companions: [] })
  const shop = await openStorefront({ [`/api/product/${single?.key}`]: bare })
  for (const isOn of [true, false]) await buy(browser, `${shop.url}/product/${single?.key}`, t, isOn)
  await shop.close()
})

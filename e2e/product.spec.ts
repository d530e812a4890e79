import type { APIRequestContext } from '@playwright/test'
import type { ProductCard, ProductDetail } from '../contract/entities/product'
import { findProduct, expandBundle } from '../tests/harness/browser/products'
import { ANY_WIDTH, expect, test, WIDE } from './fixtures'

const read = async <Data>(request: APIRequestContext, path: string) =>
  ((await (await request.get(path)).json()) as { data: Data }).data

/** A shirt that can be printed and has companions. */
async function findShirt(request: APIRequestContext): Promise<ProductDetail> {
  const { list } = await read<{ list: ProductCard[] }>(request, '/api/product?in-stock=1&limit=12')
  for (const { key } of list) {
    const detail = await read<ProductDetail>(request, `/api/product/${key}`)
    if (detail.print && detail.companions.length > 0) return detail
  }
  throw new Error('no shirt can be printed')
}

const sizeInStock = ({ optionGroups }: Pick<ProductDetail, 'optionGroups'>) => {
  const [size] = [...(optionGroups[0]?.optionList ?? [])].sort((a, b) => b.stock - a.stock)
  if (!size) throw new Error('nothing is in stock')
  return size
}

test('images are looked at closely, and a kit is bought', async ({ page, request, t, expectAccessible }) => {
  const product = await findProduct(request, 2)
  const picture = page
    .getByRole('region', { name: t('Gallery.label') })
    .getByRole('link')
    .first()
  const dialog = page.getByRole('dialog', { name: t('Gallery.zoom') })
  const stage = dialog.getByRole('group', { name: t('Gallery.stage') })

  await test.step('images are zoomed by keys alone, and the focus comes back', async () => {
    await page.goto(`/product/${product.key}`)
    await picture.focus()
    await page.keyboard.press('Enter')
    const count = product.pictures.length
    await expect(dialog.getByRole('status')).toHaveText(t('Gallery.position', { current: 1, count }))
    await expectAccessible(page)

    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText(t('Gallery.position', { current: 2, count }))
    const farther = dialog.getByRole('button', { name: t('Gallery.farther') })
    await expect(farther).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('+')
    await expect(farther).toHaveAttribute('aria-disabled', 'false')
    const before = await stage.evaluate((element) => element.scrollTop)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => stage.evaluate((element) => element.scrollTop)).toBeGreaterThan(before)
    await expect(dialog.getByRole('status')).toHaveText(t('Gallery.position', { current: 2, count }))

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(picture).toBeFocused()
  })

  await test.step('a click zooms in at its position, and out again', async () => {
    await page.goto(`/product/${product.key}`)
    await picture.click()
    await stage.click({ position: { x: 40, y: 60 } })
    await expect.poll(() => stage.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)).toBe(2)
    expect(await stage.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([40, 60])
    await stage.click()
    await expect.poll(() => stage.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)).toBe(1)
  })

  await test.step('a kit is bought with its shirt, each in its size', async () => {
    const shirt = await findShirt(request)
    const [companion] = shirt.companions
    if (!companion) throw new Error('nothing goes with it')
    await page.goto(`/product/${shirt.key}`)
    await page.getByRole('radio', { name: sizeInStock(shirt).title, exact: true }).check({ force: true })
    await expandBundle(page)
    await page.getByRole('checkbox', { name: companion.subtitle }).check()
    // If the button is off screen, another one is shown at the window's edge.
    const buy = page
      .locator('form')
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
    await buy.click()
    await expect(page.getByText(t('AddToCartForm.bundleSizeMissing'))).toBeVisible()

    const size = page.getByRole('combobox', { name: t('AddToCartForm.bundleSize', { name: companion.subtitle }) })
    await size.selectOption(sizeInStock(companion).title)
    await buy.click()
    const drawer = page.getByRole('dialog', { name: t('Cart.title') })
    await expect(drawer.getByText(companion.name)).toBeVisible()
    await expect(drawer.getByText(shirt.subtitle, { exact: true })).toBeVisible()
  })
})

test(
  'a shirt has a size guide, a price with its tax, and a picture of what is printed',
  ANY_WIDTH,
  async ({ page, request, t, expectAccessible }) => {
    const { key } = await findShirt(request)

    await test.step('the size guide shows inches, and remembers the unit', async () => {
      await page.goto(`/product/${key}#size`)
      await page.getByRole('link', { name: t('Product.sizeGuide') }).click()
      const guide = page.getByRole('dialog', { name: t('SizeGuide.title') })
      await expect(guide.getByText(t('SizeGuide.note'))).toBeVisible()
      await expect(guide.getByText('170–176')).toBeVisible()
      await guide.getByRole('radio', { name: t('SizeGuide.in') }).check({ force: true })
      await expect(guide.getByText('67–69')).toBeVisible()
      await expect(guide.getByText('170–176')).toBeHidden()
      await page.reload()
      await page.getByRole('link', { name: t('Product.sizeGuide') }).click()
      await expect(guide.getByText('67–69')).toBeVisible()
    })

    // That the page of a product is accessible: every-screen.spec.ts.
    await test.step('a price says that tax is in it, and nothing of delivery where it is free', async () => {
      await page.goto(`/product/${key}`)
      const summary = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
      const incl = t('Product.taxIncluded', { tax: 'VAT' })
      await expect(summary.getByText(incl, { exact: true })).toBeVisible()
      await expect(summary.getByRole('link', { name: t('Product.plusDelivery') })).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toContainText(t('Footer.vatNumber', { number: 'GB 123 4567 89' }))
    })

    await test.step('name and number are seen on the back while they are typed', async () => {
      await page.getByRole('checkbox', { name: t('AddToCartForm.personalize') }).check()
      await expect(page.getByRole('img', { name: t('AddToCartForm.previewBlank') })).toBeVisible()
      const name = page.getByRole('textbox', { name: t('AddToCartForm.customName') })
      await name.fill('Müller')
      await page.getByRole('textbox', { name: t('AddToCartForm.customNumber') }).fill('0')
      await expect(
        page.getByRole('img', { name: t('AddToCartForm.previewBoth', { name: 'Müller', number: 0 }) }),
      ).toBeVisible()
      await expectAccessible(page)

      await name.fill('山')
      await expect(page.getByText(t('AddToCartForm.unprintable', { letters: '山' }))).toBeVisible()
      await name.fill('4ever')
      await expect(page.getByText(t('AddToCartForm.customNameError'))).toBeVisible()
      await name.fill('Ever')
      await expect(page.getByText(t('AddToCartForm.customNameHint'))).toBeVisible()
    })
  },
)

test(
  'products are remembered, have sizes of their own address, and no more than there are',
  ANY_WIDTH,
  async ({ page, request, t }) => {
    await test.step('products seen before are shown, and forgotten when asked to', async () => {
      const [first, second] = [await findProduct(request, 1), await findProduct(request, 3)]
      await page.goto(`/product/${first.key}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-seen'))).toContain(first.key)
      await page.goto(`/product/${second.key}`)
      const seen = page.getByRole('region', { name: t('RecentlyViewed.title') })
      await seen.scrollIntoViewIfNeeded()
      await expect(
        seen.getByRole('link', { name: first.subtitle ? `${first.brand} ${first.subtitle}` : first.name }),
      ).toHaveCount(1)
      await seen.getByRole('button', { name: t('RecentlyViewed.forget') }).click()
      await expect(page.getByText(t('RecentlyViewed.forgotten'))).toBeFocused()
      expect(await page.evaluate(() => localStorage.getItem('recently-seen'))).toBe('[]')
    })

    await test.step('a size has an address of its own, as in the shopping feed, under which it is chosen', async () => {
      const { key, size } = await findProduct(request, 5)
      const feed = await (await request.get('/feed/products.xml')).text()
      const item = feed
        .split('<item>')
        .find((one) => one.includes(`/product/${key}?`) && one.includes(`<g:size>${size}<`))
      const address = /<link>([^<]*)<\/link>/.exec(item ?? '')?.[1] ?? ''
      await page.goto(address)
      await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product/${key}$`))
      expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
        expect.arrayContaining([expect.stringContaining(JSON.stringify(address))]),
      )
    })

    await test.step('a quantity above the stock is reduced to it, with a message', async () => {
      const { list } = await read<{ list: ProductCard[] }>(request, '/api/product?in-stock=1&limit=24&page=2')
      const few = list.find(({ lastSizes }) => lastSizes.length > 0) ?? list[0]
      const product = await read<ProductDetail>(request, `/api/product/${few?.key}`)
      const size = product.optionGroups[0]?.optionList.find(({ stock }) => stock > 0 && stock < 30)
      await page.goto(`/product/${product.key}`)
      await page.getByRole('radio', { name: size?.title, exact: true }).check({ force: true })
      const quantity = page.getByRole('spinbutton', { name: t('AddToCartForm.quantity') })
      await quantity.fill('30')
      await quantity.press('Enter')
      await expect(quantity).toHaveValue(String(size?.stock))
      await expect(
        page.getByText(`Only ${size?.stock} left in ${size?.title}, so we’ve set the quantity to ${size?.stock}.`),
      ).toBeVisible()
    })
  },
)

test.describe('when the store refuses', () => {
  test.use({ expectedErrors: [/409/] })

  test('the size shows its remaining stock, which limits the quantity', ANY_WIDTH, async ({ page, request, t }) => {
    const product = await findProduct(request, 4)
    const size = sizeInStock(product)
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { code: 4005, msg: 'Only 1 left.', data: { available: 1 } } })
        : route.fallback(),
    )
    await page.route(`**/api/product/${product.key}`, async (route) => {
      const reply = (await (await route.fetch()).json()) as { data: ProductDetail }
      for (const option of reply.data.optionGroups[0]?.optionList ?? []) if (option.id === size.id) option.stock = 1
      await route.fulfill({ json: reply })
    })
    await page.goto(`/product/${product.key}`)
    await page.getByRole('radio', { name: size.title, exact: true }).check({ force: true })
    await page.getByRole('button', { name: t('AddToCartForm.more') }).click()
    const form = page.locator('form').filter({ has: page.getByRole('radio', { name: size.title, exact: true }) })
    await form
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
      .click()
    await expect(form.getByText(`Only 1 left in ${size.title}, including those in your cart.`)).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: t('AddToCartForm.quantity') })).toHaveValue('1')
  })
})

test('what is bought is seen without scrolling in every wide window', WIDE, async ({ page, request, t }) => {
  const product = await findShirt(request)
  for (const [width, height] of [
    [600, 960],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const)
    await test.step(`price, sizes and the button are visible without scrolling at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(`/product/${product.key}`)
      const box = page.getByRole('region', { name: product.subtitle || product.name })
      const group = box.getByRole('group', { name: t('AddToCartForm.size') })
      const parts = {
        price: box.getByText(/\d[.,]\d\d/).first(),
        size: group.getByRole('radio').last().locator('..'),
        button: box.getByRole('button', { name: t('AddToCartForm.add') }),
      }
      const button = await parts.button.first().boundingBox()
      for (const [name, part] of Object.entries(parts)) {
        const rect = await part.first().boundingBox()
        if (!rect || !button) throw new Error(`there is no ${name}`)
        expect(rect.y, name).toBeGreaterThan(0)
        expect(rect.y + rect.height, name).toBeLessThanOrEqual(name === 'button' ? height : button.y)
      }
    })
})

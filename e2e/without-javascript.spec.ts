import { findProduct } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

test('the cart is used with plain forms', async ({ page, request, t }) => {
  const product = await findProduct(request, 6)
  const main = page.getByRole('main')

  await test.step('a form sent from another site changes nothing', async () => {
    const optionId = String(product.optionGroups[0]?.optionList[0]?.id)
    const response = await request.post('/api/form/cart/add', {
      headers: { origin: 'https://elsewhere.example' },
      form: { key: product.key, optionId, quantity: '1' },
      maxRedirects: 0,
    })
    expect(response.status()).toBe(403)
  })

  await test.step('a field that refuses what was entered says why beside itself, in the shop’s words (spec §8)', async () => {
    await page.goto('/product/tarnbridge-rovers-home-shirt-2026-27')
    await page.getByRole('main').getByRole('radio').first().check({ force: true })
    const name = page.getByRole('textbox', { name: t('AddToCartForm.customName') })
    await name.fill('R2-D2')
    await page
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/product\/[^/]+\?notice=failed&/)
    await expect(name).toHaveValue('R2-D2')
    await expect(name).toHaveAccessibleDescription(new RegExp(t('AddToCartForm.customNameError')))
    await expect(page.locator('#buy-failure-note')).toHaveCount(0)
  })

  await test.step("an empty or zero quantity warns 'quantity empty', and the cart is unchanged (spec §5)", async () => {
    const fill = async (quantity: string) => {
      await page.goto(`/product/${product.key}`)
      await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
      await main.getByRole('spinbutton', { name: t('AddToCartForm.quantity') }).fill(quantity)
      await page
        .getByRole('button', { name: t('AddToCartForm.add') })
        .first()
        .click()
    }
    for (const typed of ['', '0']) {
      await fill(typed)
      await expect(page).toHaveURL(/\/product\/[^/]+\?notice=quantity-empty&/)
      await expect(main.getByText(t('AddToCartForm.quantityEmpty'), { exact: true })).toBeVisible()
      await expect(page.getByRole('radio', { name: product.size, exact: true })).toBeChecked()
      await page.goto('/cart')
      await expect(main.getByText(t('Cart.emptyTitle'))).toBeVisible()
    }
    await fill('2')
    for (const typed of ['', '0']) {
      await main.getByRole('spinbutton').fill(typed)
      await main.getByRole('button', { name: t('CartPage.update') }).click()
      await expect(page).toHaveURL(/notice=quantity-empty/)
      await expect(main.getByRole('spinbutton')).toHaveAccessibleDescription(t('CartMessage.quantity-empty'))
      await expect(main.getByRole('spinbutton')).toHaveValue('2')
    }
  })

  await test.step('the cart is emptied with a plain form', async () => {
    await main.getByRole('button', { name: t('Cart.clear') }).click()
    await expect(page).toHaveURL('/cart?notice=cleared')
  })

  await test.step('a shirt is added, counted, removed and restored with plain forms', async () => {
    await page.goto(`/product/${product.key}`)
    await expect(page.getByRole('heading', { level: 1, name: product.subtitle })).toBeVisible()
    await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
    await page
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
      .click()

    await expect(page).toHaveURL('/cart?notice=added')
    await expect(page.getByText(t('CartMessage.added'))).toBeVisible()
    await expect(page.getByRole('link', { name: product.brand }).first()).toBeVisible()

    await main.getByRole('spinbutton').fill('3')
    await main.getByRole('button', { name: t('CartPage.update') }).click()
    await expect(page).toHaveURL('/cart?notice=updated')
    await expect(main.getByRole('spinbutton')).toHaveValue('3')

    await main.getByRole('button', { name: t('Cart.remove', { name: `${product.brand} ${product.subtitle}` }) }).click()
    await expect(page).toHaveURL(/\/cart\?notice=removed&/)
    await expect(main.getByText(t('Cart.emptyTitle'))).toBeVisible()

    const undo = main.getByRole('button', { name: t('Cart.undo') })
    await expect(undo).toBeFocused()
    const removedPage = page.url()
    await undo.click()
    await expect(page).toHaveURL('/cart?notice=restored')
    await expect(main.getByRole('spinbutton')).toHaveValue('3')
    await expect(main.getByText(t('Cart.size', { size: product.size }))).toBeVisible()
    // A line that is in the cart again is not restored twice.
    await page.goto(removedPage)
    await expect(main.getByRole('spinbutton')).toHaveValue('3')
    await expect(undo).toHaveCount(0)
  })
})

test('pages are read and searched with links and plain forms', async ({ page, request, t }, { project }) => {
  await test.step('home, categories, listings and products can be read', async () => {
    const product = await findProduct(request)
    for (const path of ['/', '/category', `/category/${product.category}`, '/product', `/product/${product.key}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(3)
    }
    await expect(page.getByText('€').first()).toBeVisible()
    await page.goto('/product')
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page).toHaveURL('/product?page=2')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('a list is read page by page, onwards and back', async () => {
    await page.goto('/product?size=m')
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page).toHaveURL('/product?size=m&page=2')
    await page.getByRole('link', { name: t('Listing.previous') }).click()
    await expect(page).toHaveURL('/product?size=m')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('search, content pages and the service center can be read and used', async () => {
    await page.goto('/search')
    const box = page.getByRole('search', { name: t('SearchBox.page') })
    await box.getByRole('searchbox').fill('scarf')
    await box.getByRole('button', { name: t('SearchBox.submit') }).click()
    await expect(page).toHaveURL('/search?page=1&limit=12&keyword=scarf')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(page).toHaveURL('/search?limit=12&keyword=scarf&page=2')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

    await page.goto('/page/faq')
    await page.getByRole('main').locator('summary').first().click()
    await expect(page.getByRole('main').locator('details[open] p').first()).toBeVisible()

    if (project.name === 'phone') await page.locator('summary', { hasText: t('Footer.information') }).click()
    await page.getByRole('contentinfo').locator('a[href="/page/about-us"]').click()
    await expect(page).toHaveURL('/page/about-us')
  })

  await test.step('the newsletter is a plain form', async () => {
    await page.goto('/category')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: t('Newsletter.email') }).fill('plain@touchline.example')
    await footer.getByRole('button', { name: t('Newsletter.subscribe') }).click()
    await expect(page).toHaveURL('/newsletter?state=submitted')
    await expect(page.getByText('submitted', { exact: true })).toBeVisible()
  })
})

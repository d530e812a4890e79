import { expect, test } from './fixtures'

test('the shop tells what it is, how it delivers and how it is reached', async ({ page, request, t }) => {
  await test.step('content pages show the text of the store, with links to the other content pages', async () => {
    await page.goto('/page/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText(t('ContentPage.others'))).toBeVisible()
    await page.getByRole('main').locator('a[href="/page/privacy-policy"]').first().click()
    await expect(page).toHaveURL('/page/privacy-policy')
  })

  await test.step('the contact page has the email and the phone number of the shop', async () => {
    await page.goto('/page/contact-us')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'help@touchline.example' }).first()).toBeVisible()
    await expect(main.getByText('+44 20 7946 0114').first()).toBeVisible()
  })

  await test.step('a price table fits on phones of 360 px', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/page/delivery')
    const table = page.getByRole('main').getByRole('table').first()
    const cells = await table.getByRole('row').getByRole('cell').or(table.getByRole('columnheader')).all()
    expect(cells.length).toBeGreaterThan(4)
    for (const cell of cells) {
      const { x = -1, width = 0 } = (await cell.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })

  await test.step('the service center has a FAQ, and shows the cost of delivery to a country', async () => {
    await page.goto('/service-center')
    const main = page.getByRole('main')
    for (const href of ['/order-track', '/page/returns', '/page/delivery', '/page/contact-us'])
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
    const question = main.locator('summary').first()
    await question.click()
    await expect(main.locator('details[open]').first()).toBeVisible()
    await main.getByRole('combobox').selectOption({ label: 'Germany' })
    await main.locator('form[action^="/service-center"] button').click()
    await expect(page).toHaveURL(/country=\d+/)
    await expect(main.getByText('€0.00').first()).toBeVisible()
  })

  await test.step('an unknown content page is not found', async () => {
    expect((await request.get('/page/no-such-page')).status()).toBe(404)
  })

  await test.step('the test page is inert and noindex', async () => {
    const response = await request.get('/test')
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  })
})

test.describe('not found', () => {
  test.use({ expectedErrors: [/404/] })

  test('the not-found page names the path, and offers a search and popular categories (spec §2)', async ({
    page,
    t,
  }) => {
    const response = await page.goto('/no/such page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('/no/such page')).toBeVisible()
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    await expect(
      page
        .getByRole('list', { name: t('NotFound.popular') })
        .getByRole('link')
        .first(),
    ).toBeVisible()
  })
})

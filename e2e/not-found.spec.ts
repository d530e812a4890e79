import { expect, test } from './fixtures'

test.use({ expectedErrors: [/404/] })

for (const path of [
  '/product/nothing-of-the-kind',
  '/category/nowhere',
  '/no/such/path',
  '/no-such-file.html',
  '/en',
  '/product/a%2Fb',
]) {
  test(`${path} answers 404 with the title and the path, at the first request`, async ({ request, t }) => {
    const fresh = path.endsWith('kind') ? `${path}-${crypto.randomUUID()}` : path
    const response = await request.get(fresh)
    expect(response.status()).toBe(404)
    const html = await response.text()
    const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
    expect(html).toContain(`<title>${t('NotFound.title')} |`)
    expect(body).toContain(t('NotFound.title'))
    expect(body).toContain(fresh)
  })
}

test('the not-found screen shows the way back into the shop', async ({ page, t, expectAccessible }) => {
  await page.goto('/product/nothing-of-the-kind')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('NotFound.title'))
  await expectAccessible(page)
})

test('a path full of markup is shown, never run', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

import { expect, test } from './fixtures'

test.use({ expectedErrors: [/404/] })

test('a path that no page has answers with it, as text', async ({ request, t }) => {
  for (const path of [
    '/product/nothing-of-the-kind',
    '/category/nowhere',
    '/no/such/path',
    '/no-such-file.html',
    '/en',
    '/product/a%2Fb',
  ])
    await test.step(`${path} returns 404 with the title and the path, at the first request`, async () => {
      const fresh = path.endsWith('kind') ? `${path}-${crypto.randomUUID()}` : path
      const response = await request.get(fresh)
      expect(response.status()).toBe(404)
      const html = await response.text()
      const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
      expect(html).toContain(`<title>${t('NotFound.title')} |`)
      expect(body).toContain(t('NotFound.title'))
      expect(body).toContain(fresh)
    })

  for (const [path, shown] of [
    ['/kategorie/%C3%A4%20b?page=2', '/kategorie/ä b<'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E&amp;', '/&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;<'],
    ["/$&$1$'", '/$&amp;$1$&#x27;<'],
  ] as const)
    await test.step(`${path} is shown as people read it, and never as markup`, async () => {
      expect(await (await request.get(path)).text()).toContain(`>${shown}/code>`)
    })
})

// Its content is tested in pages.spec.ts, its accessibility in every-screen.spec.ts.
test('a page that is not there is said inside the shop', async ({ page }) => {
  await test.step('a navigation inside the shop to an address that does not exist shows its path', async () => {
    await page.goto('/category')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
      next.router.push('/no/such/path')
    })
    await expect(page.getByRole('main').getByText('/no/such/path', { exact: true })).toBeVisible()
  })

  await test.step('a path full of markup is shown, never run', async () => {
    await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })
})

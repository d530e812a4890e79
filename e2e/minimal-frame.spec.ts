import { expect, test } from './fixtures'

/** Pages with one task, and the path their one way back leads to. */
const PAGES: [path: string, text: 'back' | 'shop', way: string][] = [
  ['/login', 'shop', '/product'],
  ['/login?from=%2Faccount', 'shop', '/product'],
  ['/login?from=%2Fcheckout%3Fstep%3Daddress', 'back', '/cart'],
  ['/register', 'shop', '/product'],
  ['/forgot-password', 'shop', '/product'],
  ['/reset-password', 'shop', '/product'],
  ['/verify', 'shop', '/product'],
  ['/cart', 'shop', '/product'],
]

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('pages with one task have the logo, one way back and whom to ask around them, and nothing else', async ({
      page,
      t,
    }) => {
      for (const [path, text, way] of PAGES)
        await test.step(path, async () => {
          await page.goto(path)
          const links = page.getByRole('banner').getByRole('link')
          await expect(links).toHaveCount(2)
          await expect(links.first()).toHaveAttribute('href', '/')
          await expect(links.last()).toHaveText(t(`MinimalHeader.${text}`))
          await expect(links.last()).toHaveAttribute('href', way)
          await expect(page.getByRole('search')).toHaveCount(0)
          const footer = page.getByRole('contentinfo')
          await expect(footer.getByRole('link')).toHaveText([t('MinimalFooter.contact')])
          await expect(footer.getByRole('textbox')).toHaveCount(0)
          // A page shorter than the window ends with it.
          const bottom = await footer.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
          expect(bottom).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) - 1)
        })
    })
  })

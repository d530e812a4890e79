import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'
import type { Meddling } from './meddler'

test.describe('a screen that fails', () => {
  test.use({ expectedErrors: [/500|Minified React|Server Components|digest/] })

  test('a screen that fails says so, leaves header and footer, and can be tried again (spec §8)', async ({
    page,
    t,
  }) => {
    const meddlings: Record<string, Meddling> = {}
    const shop = await openStorefront(meddlings)
    await page.goto(`${shop.url}/category`)
    await page.waitForLoadState('networkidle')
    meddlings['/api/page/about-us'] = { code: 500, msg: '' }
    await page.evaluate(() => {
      const { next } = window as unknown as { next: { router: { push: (path: string) => void } } }
      next.router.push('/page/about-us')
    })
    await expect(page.getByRole('heading', { name: t('Layout.errorTitle') })).toBeVisible()
    await expect(page.getByText('Please try to refresh the page or contact our customer service.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    delete meddlings['/api/page/about-us']
    await page.getByRole('button', { name: t('Layout.errorRetry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('Layout.errorTitle'))
    await page.close()
    await shop.close()
  })
})

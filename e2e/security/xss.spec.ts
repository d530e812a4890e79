import { expect, test } from '../fixtures'

const PAYLOAD = '<img src="data:," onerror="slipped=1" alt=""><script>slipped=2</script></body>'

test.use({ expectedErrors: [/Content Security Policy|404/] })

const PATHS = ['/', '/product/tarnbridge-rovers-home-shirt-2026-27', '/page/delivery', '/cart', '/no/such/page']

test('a script injected into a page does not run', async ({ page }) => {
  await page.addInitScript('window.slipped = 0')
  for (const path of PATHS)
    await test.step(`a script injected into ${path} does not run, and the page is complete (F12)`, async () => {
      await page.route(path, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('</body>', PAYLOAD) })
      })
      await page.goto(path)
      await expect(page.locator('img[onerror]')).toHaveCount(1)
      const found = () =>
        page.evaluate(() => ({
          slipped: (window as unknown as { slipped: number }).slipped,
          isAlive: Object.keys(document).some((key) => key.startsWith('__reactContainer')),
        }))
      await expect.poll(found).toEqual({ slipped: 0, isAlive: true })
    })
})

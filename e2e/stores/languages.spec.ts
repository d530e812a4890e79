import { MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { ACCOUNT_SCREENS, NOWHERE, SCREENS } from '../screens'
import { openLanguage } from './other-store'
import { englishTexts, wordsOf } from './texts'

test.use({ expectedErrors: [/404/] })

/** An image of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

for (const language of ['es', 'de'] as const)
  test(`in ${language} no screen says an English word of the interface`, async ({ page, context }) => {
    test.setTimeout(240_000)
    const shop = await openLanguage(language)
    const english = englishTexts(language)
    expect(english.length).toBeGreaterThan(100)
    // A new shop has to draw every picture, and only words are read here.
    await page.route('**/image/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
    for (const path of [...SCREENS, NOWHERE, ...ACCOUNT_SCREENS]) {
      if (path === ACCOUNT_SCREENS[0]) await signIn(context, shop.url, MARA)
      await page.goto(shop.url + path)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      const words = await wordsOf(page)
      expect(words.length, path).toBeGreaterThan(10)
      expect(
        words.filter((word) => english.some((text) => text.test(word))),
        path,
      ).toEqual([])
    }
    await page.close()
    await shop.close()
  })

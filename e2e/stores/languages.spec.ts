import type { Browser, Page } from '@playwright/test'
import { textsOf } from '../../payment-service/texts/texts'
import {
  fillCart,
  continueAsGuest,
  goToPayment,
  main,
  numberIn,
  openStep,
  order,
  payByCard,
  PLACED_PAGE,
  sendDelivery,
} from '../../tests/harness/browser/checkout'
import { MARA, signIn } from '../../tests/harness/browser/customer'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import { translator } from '../../tests/harness/browser/translator'
import { expect, test } from '../fixtures'
import { ACCOUNT_SCREENS, MISSING_PATH, SCREENS } from '../screens'
import { openLanguage } from './other-store'
import { englishTexts, type DocumentTexts, readTexts } from './texts'

test.use({ expectedErrors: [/404/] })

interface Buyer {
  url: string
  language: 'es' | 'de'
  who: 'guest' | 'customer'
  javaScriptEnabled: boolean
}

/** Buys a product in a new browser and pays by card. */
async function buy(browser: Browser, { url, language, who, javaScriptEnabled }: Buyer) {
  const t = translator(language)
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled })
  const page = await context.newPage()
  if (who === 'customer') await signIn(context, url, MARA)
  const product = await fillCart(context, url, 1)
  if (who === 'guest') {
    await continueAsGuest(page, t)
    await goToPayment(page, t)
  } else {
    // The address is in the address book: only the delivery must be chosen.
    await page.goto('/checkout')
    await sendDelivery(page, t)
    await expect(openStep(page, t, 'payment')).toBeVisible()
  }
  await order(page, t)
  await payByCard(page, CARDS.paid, textsOf(language))
  await expect(page).toHaveURL(PLACED_PAGE)
  await expect(page.getByRole('heading', { level: 1, name: t('PlacedOrder.paidTitle') })).toBeVisible()
  await expect(main(page)).toContainText(numberIn(page))
  await expect(main(page)).toContainText(product.name)
  await context.close()
}

/** The texts of a screen once its scripts have run. */
async function readScreen(page: Page, url: string): Promise<DocumentTexts> {
  await page.goto(url)
  return readTexts(page)
}

/** The texts in the HTML of a screen, which are all that a browser without scripts shows. */
async function readHtml(page: Page, url: string): Promise<DocumentTexts> {
  const response = await page.context().request.get(url)
  expect(response.status(), url).toBeLessThan(500)
  return readTexts(page, await response.text())
}

/** Each language has each buyer and each kind of browser once: the texts are the same for all of them. */
const LANGUAGES = [
  { language: 'es', hasScripts: false, buyers: { guest: true, customer: false } },
  { language: 'de', hasScripts: true, buyers: { guest: false, customer: true } },
] as const

for (const { language, hasScripts, buyers } of LANGUAGES)
  test.describe(`in ${language}`, () => {
    // One shop for both tests: it fills itself with the catalogue in its language.
    test.describe.configure({ mode: 'default' })
    let shop: Awaited<ReturnType<typeof openLanguage>>
    test.beforeAll(async () => {
      test.setTimeout(180_000)
      shop = await openLanguage(language)
    })
    test.afterAll(() => shop.close())

    test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: hasScripts })

      test('no screen shows an English word of the interface', async ({ page, context }) => {
        test.setTimeout(240_000)
        const english = englishTexts(language)
        expect(english.length).toBeGreaterThan(100)
        for (const path of [...SCREENS, MISSING_PATH, ...ACCOUNT_SCREENS]) {
          if (path === ACCOUNT_SCREENS[0]) await signIn(context, shop.url, MARA)
          const texts = await (hasScripts ? readScreen : readHtml)(page, shop.url + path)
          expect(texts.language, path).toMatch(new RegExp(`^${language}`))
          const { words } = texts
          expect(words.length, path).toBeGreaterThan(10)
          expect(
            words.filter((word) => english.some((text) => text.test(word))),
            path,
          ).toEqual([])
        }
      })
    })

    test('guest and customer come to a paid order', async ({ browser }) => {
      test.setTimeout(240_000)
      for (const who of ['guest', 'customer'] as const)
        await test.step(`a ${who} comes to a paid order ${buyers[who] ? 'with' : 'without'} JavaScript`, () =>
          buy(browser, { url: shop.url, language, who, javaScriptEnabled: buyers[who] }))
    })
  })

import { textsOf } from '../../payment-service/texts/texts'
import {
  fillCart,
  goOnAsGuest,
  goToPayment,
  main,
  numberIn,
  openStep,
  order,
  payByCard,
  PLACED_PAGE,
  sendDelivery,
} from '../../tests/harness/browser/checkout'
import { JOEL, MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import { translator } from '../../tests/harness/browser/translator'
import { openLanguage } from './other-store'

for (const language of ['es', 'de'] as const)
  test.describe(`in ${language}`, () => {
    test.describe.configure({ mode: 'serial' })
    let shop: Awaited<ReturnType<typeof openLanguage>>
    test.beforeAll(async () => {
      test.setTimeout(180_000)
      shop = await openLanguage(language)
    })
    test.afterAll(() => shop.close())

    const t = translator(language)
    const pay = textsOf(language)

    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        for (const who of ['guest', 'customer'] as const)
          test(`a ${who} comes to a paid order`, async ({ browser }) => {
            const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled })
            const page = await context.newPage()
            // One customer each: a choice is the default the next time.
            if (who === 'customer') await signIn(context, shop.url, javaScriptEnabled ? MARA : JOEL)
            const product = await fillCart(context, shop.url, 1)
            if (who === 'guest') {
              await goOnAsGuest(page, t)
              await goToPayment(page, t)
            } else {
              // The address is in the address book: only the delivery must be chosen.
              await page.goto('/checkout')
              await sendDelivery(page, t)
              await expect(openStep(page, t, 'payment')).toBeVisible()
            }
            await order(page, t)
            await payByCard(page, CARDS.paid, pay)
            await expect(page).toHaveURL(PLACED_PAGE)
            await expect(page.getByRole('heading', { level: 1, name: t('PlacedOrder.paidTitle') })).toBeVisible()
            await expect(main(page)).toContainText(numberIn(page))
            await expect(main(page)).toContainText(product.name)
            await context.close()
          })
      })
  })

import { completeCaptcha, solveProofOfWork } from '../account/access-forms'
import { expect, test } from '../fixtures'
import { placeOrder } from '../orders'
import { agree, becomeGuest, fillCart, main, openStep, order, orderButton } from '../../tests/harness/browser/checkout'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/400 \(Bad Request\)/] })

    test('a guest with two unpaid orders needs a captcha, and orders with it', async ({
      page,
      context,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const origin = baseURL ?? ''
      await becomeGuest(context.request, origin)
      for (let n = 0; n < 2; n++) await placeOrder(context.request, origin)
      await fillCart(context, origin, 2)
      await page.goto('/checkout?step=payment')
      await order(page, t, 'Mastercard')

      const code = main(page).getByLabel(t('Captcha.label'), { exact: true })
      await expect(code).toBeVisible()
      await expect(openStep(page, t, 'payment').getByRole('img', { name: t('Captcha.alt') })).toBeVisible()
      await expect(main(page).getByRole('radio', { name: 'Mastercard' })).toBeChecked()
      await expect(agree(page)).toBeChecked()
      if (javaScriptEnabled) await expectAccessible(page)

      await code.fill('none')
      await orderButton(page, t).click()
      await expect(code).toBeVisible()
      await expect(code).toHaveValue('')
      await expect(agree(page)).toBeChecked()

      if (javaScriptEnabled) await solveProofOfWork(page, t)
      else await completeCaptcha(page, 'order')
      await orderButton(page, t).click()
      await expect(page).toHaveURL(/method=mastercard/)
    })
  })

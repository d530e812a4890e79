import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import {
  acceptCookies,
  agree,
  becomeGuest,
  fillCart,
  main,
  openPayment,
  openPaymentAsGuest,
  order,
  orderButton,
  payByCard,
  PLACED_PAGE,
  summaryOf,
  placedTitle,
} from '../../tests/harness/browser/checkout'
import { callsOf } from '../../tests/harness/browser/customer'
import { followUntil } from '../../tests/harness/browser/follow-until'
import { placeOrder } from '../orders'
import { addCoupon, endCoupon, setPrice, setStock } from './operator'
import type { Translator } from '../../tests/harness/browser/translator'

// The browser itself logs every rejected request.
test.use({ expectedErrors: [/409|422/] })

const changes = (page: Page, t: Translator) =>
  main(page)
    .getByRole('alert')
    .filter({ hasText: t('CheckoutChanges.title') })

/** Amounts as the English shop writes them. */
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

/** Ordering again confirms the amounts shown now. */
async function orderAgain(page: Page, t: Translator) {
  if (!(await agree(page).isChecked())) await agree(page).check()
  await orderButton(page, t).click()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    /** Products that no other test buys. */
    const place = javaScriptEnabled ? 16 : 19

    test('a coupon that was used up and a changed price are shown before anything is charged', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      const code = `GONE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
      await addCoupon(code)
      const { key, name, price, specialPrice } = await fillCart(context, baseURL ?? '', place)
      await becomeGuest(context.request, baseURL ?? '')
      const call = await callsOf(context.request, baseURL ?? '')
      expect((await call('POST', '/api/coupon', { code })).code).toBe(0)
      await openPayment(page, t, baseURL ?? '')
      const before = specialPrice ?? price
      const now = before + 700

      await test.step('a coupon that was just used up is reported, and the full total is shown', async () => {
        await expect(summaryOf(page, t)).toContainText(t('CheckoutSummary.discount', { code }))
        await expect(orderButton(page, t)).not.toContainText(euros(before))
        await endCoupon(code)
        await order(page, t)
        await expect(main(page).getByRole('alert').first()).toContainText('Invalid coupon')
        expect(new URL(page.url()).pathname).toBe('/checkout')
        await expect(orderButton(page, t)).toContainText(euros(before))
      })

      await test.step('a changed price is shown, and charged only when it is accepted', async () => {
        await setPrice(key, (now / 100).toFixed(2))
        await orderAgain(page, t)
        await expect(changes(page, t)).toContainText(
          t('CheckoutChanges.line', { name, before: euros(before), now: euros(now) }),
        )
        await expect(orderButton(page, t)).toContainText(euros(now))
        await orderAgain(page, t)
        await expect(page).toHaveURL(/method=visa/)
        await expect(page.getByText(euros(now)).first()).toBeVisible()
      })
    })

    test('an order for a piece that was just sold says so, and is not placed', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      const { productModel, size, name } = await openPaymentAsGuest(page, t, baseURL ?? '', place + 1)
      const changed = changes(page, t)

      await test.step('a change of price or stock is shown, and ordered only when it is accepted', async () => {
        await fillCart(context, baseURL ?? '', place + 1)
        await order(page, t)
        await expect(changed).toContainText(name)
        await expect(changed).toContainText(t('CheckoutChanges.accept'))
        expect(new URL(page.url()).pathname).toBe('/checkout')
      })

      await setStock(`${productModel}-${size}`, 0)
      await orderAgain(page, t)
      await expect(changed).toContainText(
        t('CheckoutChanges.soldOut', { name: t('CheckoutChanges.sized', { name, size }) }),
      )
      expect(new URL(page.url()).pathname).toBe('/checkout')
      await setStock(`${productModel}-${size}`, 9)
      await orderAgain(page, t)
      await expect(page).toHaveURL(/method=visa/)
    })

    test('a bank that answers late pays the order by itself', async ({ page, context, baseURL, t }) => {
      await acceptCookies(context, baseURL ?? '')
      await becomeGuest(context.request, baseURL ?? '')
      const { number } = await placeOrder(context.request, baseURL ?? '')
      const call = await callsOf(context.request, baseURL ?? '')
      const { data } = await call('POST', `/api/order/${number}/pay`, { method: 'visa' })
      await page.goto((data as { url: string }).url)
      await payByCard(page, CARDS.late)
      await expect(page).toHaveURL(PLACED_PAGE)
      await expect(placedTitle(page, t, 'processingTitle')).toBeVisible()
      const paid = placedTitle(page, t, 'paidTitle')
      if (javaScriptEnabled) await expect(paid).toBeVisible()
      else await followUntil(page.getByRole('link', { name: t('PlacedOrder.reload') }), paid)
    })
  })

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import {
  agree,
  fillCart,
  goOnAsGuest,
  goToPayment,
  main,
  numberIn,
  order,
  orderButton,
  pay,
  payByCard,
  PLACED_PAGE,
  applyCoupon,
  summaryOf,
  unfoldSummary,
  payButton,
  placedTitle,
} from '../../tests/harness/browser/checkout'
import { addCoupon, endCoupon, setPrice, setStock } from './operator'
import type { Translator } from '../../tests/harness/browser/translator'

// The browser itself writes down every refused request.
test.use({ expectedErrors: [/409|422/] })

/** The code the sandbox's bank sends. */
const CODE = '123456'

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

    test('a changed price is shown, and charged only when it is accepted', async ({ page, context, baseURL, t }) => {
      const { key, name, price, specialPrice } = await fillCart(context, baseURL ?? '', place)
      const before = specialPrice ?? price
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      const now = before + 700
      await setPrice(key, (now / 100).toFixed(2))
      await order(page, t)
      await expect(changes(page, t)).toContainText(
        t('CheckoutChanges.line', { name, before: euros(before), now: euros(now) }),
      )
      await expect(orderButton(page, t)).toContainText(euros(now))
      await orderAgain(page, t)
      await expect(page).toHaveURL(/method=visa/)
      await expect(page.getByText(euros(now)).first()).toBeVisible()
    })

    test('an order for a piece that was just sold says so, and is not placed', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      const { productModel, size, name } = await fillCart(context, baseURL ?? '', place + 1)
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      await setStock(`${productModel}-${size}`, 0)
      await order(page, t)
      const changed = changes(page, t)
      await expect(changed).toContainText(
        t('CheckoutChanges.soldOut', { name: t('CheckoutChanges.sized', { name, size }) }),
      )
      expect(new URL(page.url()).pathname).toBe('/checkout')
      await setStock(`${productModel}-${size}`, 9)
      await orderAgain(page, t)
      await expect(page).toHaveURL(/method=visa/)
    })

    test('a coupon that was just used up is reported, and the full total is shown', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      const code = `GONE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
      await addCoupon(code)
      await fillCart(context, baseURL ?? '', place + 2)
      await goOnAsGuest(page, t)
      await applyCoupon(page, t, code)
      await unfoldSummary(page, t)
      await expect(summaryOf(page, t)).toContainText(t('CheckoutSummary.discount', { code }))
      await goToPayment(page, t)
      await endCoupon(code)
      await order(page, t)
      await expect(main(page).getByRole('alert').first()).toContainText('Invalid coupon')
      expect(new URL(page.url()).pathname).toBe('/checkout')
      await orderAgain(page, t)
      await expect(page).toHaveURL(/method=visa/)
    })

    test('the bank asks for a second step', async ({ page, context, baseURL, t }) => {
      await fillCart(context, baseURL ?? '', place)
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      await order(page, t)
      await payByCard(page, CARDS.secondStep)
      await page.getByLabel(pay.code.label).fill('000000')
      await page.getByRole('button', { name: pay.code.confirm }).click()
      await expect(page.getByText(pay.code.wrong(2))).toBeVisible()
      await page.getByLabel(pay.code.label).fill(CODE)
      await page.getByRole('button', { name: pay.code.confirm }).click()
      await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
    })

    test('a bank that answers late pays the order by itself', async ({ page, context, baseURL, t }) => {
      await fillCart(context, baseURL ?? '', place)
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      await order(page, t)
      await payByCard(page, CARDS.late)
      await expect(page).toHaveURL(PLACED_PAGE)
      await expect(placedTitle(page, t, 'processingTitle')).toBeVisible()
      await expect(async () => {
        if (!javaScriptEnabled) await page.getByRole('link', { name: t('PlacedOrder.reload') }).click({ timeout: 1000 })
        await expect(placedTitle(page, t, 'paidTitle')).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 20_000 })
    })

    test('who closes the pay page comes back to the order and pays it', async ({ page, context, baseURL, t }) => {
      await fillCart(context, baseURL ?? '', place)
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      await order(page, t)
      await expect(page).toHaveURL(/method=visa/)
      await page.goBack()
      await expect(placedTitle(page, t, 'openTitle')).toBeVisible()
      const number = numberIn(page)
      await page.close()
      const later = await context.newPage()
      await later.goto(`/checkout/order/${number}`)
      await payButton(later, t).click()
      await payByCard(later, CARDS.paid)
      await expect(placedTitle(later, t, 'paidTitle')).toBeVisible()
      expect(numberIn(later)).toBe(number)
    })
  })

test('the return address of an unpaid payment proves nothing', async ({ page, context, baseURL, t }) => {
  await fillCart(context, baseURL ?? '', 16)
  await goOnAsGuest(page, t)
  await goToPayment(page, t)
  await order(page, t)
  await expect(page).toHaveURL(/method=visa/)
  await page.goBack()
  await expect(page).toHaveURL(PLACED_PAGE)
  await page.goto(`/checkout/order/${numberIn(page)}?status=succeeded&paid=1&intent=anything`)
  await expect(placedTitle(page, t, 'openTitle')).toBeVisible()
})

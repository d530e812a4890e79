import {
  fillCart,
  continueAsGuest,
  goToPayment,
  main,
  numberIn,
  order,
  orderButton,
  payByCard,
  placedTitle,
  summaryOf,
  unfoldSummary,
} from '../../tests/harness/browser/checkout'
import { expect, test } from '../fixtures'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import { openRate } from './other-store'

/** Euros at a rate, written without cents. */
const RATE = { value: 1.0837, decimalPlace: 0 }
const RATE_PER_TEN_THOUSAND = 10837n

const PIECES = 3

/**
 * The displayed price of an item (spec §9): times the rate, truncated to whole euros. @param cents of the store's
 * currency
 */
const wholeEuros = (cents: number) => Number((BigInt(cents) * RATE_PER_TEN_THOUSAND) / 1_000_000n)

const written = (euros: number) => `€${euros.toLocaleString('en-GB')}`
const amountsIn = (text: string) =>
  [...text.matchAll(/€([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

test('a rate and no cents: line, cart, checkout, pay page and order agree to the last digit (spec §9)', async ({
  browser,
  t,
}) => {
  test.setTimeout(240_000)
  const shop = await openRate(RATE)
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const { price, specialPrice } = await fillCart(context, shop.url, 0, PIECES)
  const line = PIECES * wholeEuros(specialPrice ?? price)

  await page.goto('/cart')
  await expect(main(page)).toContainText(written(line))

  await continueAsGuest(page, t)
  await goToPayment(page, t)
  await unfoldSummary(page, t)
  const summary = summaryOf(page, t)
  await expect(summary).toContainText(written(line))
  const [total = 0] = amountsIn(await orderButton(page, t).innerText())
  // The tax in the total is exact: net and tax are the total only with their cents.
  const [shown = '', taxes = ''] = (await summary.innerText()).split(/^Includes /m)
  expect(shown).not.toMatch(/€[\d,]+\.\d/)
  const parts = [...taxes.matchAll(/€([\d,]+\.\d\d)/g)].map(([, amount = '']) => Number(amount.replace(',', '')))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
  expect(amountsIn(shown)).toContain(total)
  // Besides the lines, the total contains only the displayed delivery.
  expect([0, ...amountsIn(shown)]).toContain(total - line)

  await order(page, t)
  await expect(page.getByRole('button', { name: written(total) })).toBeVisible()
  await payByCard(page, CARDS.paid)
  await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
  expect(numberIn(page)).toMatch(/^TL-/)
  const confirmation = main(page)
  await expect(confirmation).toContainText(written(line))
  await expect(confirmation).toContainText(written(total))
  await context.close()
  await shop.close()
})

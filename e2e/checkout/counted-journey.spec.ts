import type { Locator, Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../../lib/limits'
import {
  agree,
  field,
  main,
  openStep,
  orderButton,
  pay,
  PLACED_PAGE,
  placedTitle,
} from '../../tests/harness/browser/checkout'
import { CountedShopper, SAVED } from '../../tests/harness/browser/counted-shopper'
import { newPerson } from '../../tests/harness/browser/customer'
import { CARDS, VALID_EXPIRY } from '../../tests/harness/browser/sandbox-payments'
import type { Translator } from '../../tests/harness/browser/translator'
import { expect, test } from '../fixtures'

test.beforeEach(async ({ context, baseURL, page }) => {
  // Agreed to on an earlier visit.
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: baseURL ?? '' }])
  await page.goto('/')
  await page.waitForLoadState('networkidle')
})

const firstCard = (page: Page) => main(page).getByRole('article').first().getByRole('link').first()
const firstSize = (page: Page) => page.locator('input[type=radio][name=optionId]:not([disabled])').first()
const cardField = (page: Page, name: keyof typeof pay.fields) => page.getByLabel(pay.fields[name])
const payNow = (page: Page) => page.getByRole('button', { name: pay.pay('|').split('|')[0]?.trim() })

async function typeCard(shopper: CountedShopper, page: Page) {
  await shopper.type(cardField(page, 'number'), CARDS.paid)
  await shopper.type(cardField(page, 'name'), 'Ada King')
  await shopper.type(cardField(page, 'expiry'), VALID_EXPIRY)
  await shopper.type(cardField(page, 'cvc'), '123')
}

/** The browser knew every field of the address but the country, which the shop knows. */
async function fillAddress(shopper: CountedShopper, page: Page, t: Translator) {
  const filled = await shopper.autofill(field(page, t, 'firstname'))
  expect(filled).toHaveLength(Object.keys(SAVED).length)
  await expect(field(page, t, 'country').locator('option:checked')).toHaveText('United Kingdom')
}

async function expectPaid(page: Page, t: Translator) {
  await expect(page).toHaveURL(PLACED_PAGE)
  await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
}

/** A form that a script sends: earlier its own press would be counted twice. */
async function ready(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('from home to paid it is at most 16 taps and 9 typed fields where the browser fills in addresses', async ({
  page,
  t,
}, { project }) => {
  const shopper = new CountedShopper(page, project.name === 'phone' ? 'tap' : 'click')
  await shopper.activate(firstCard(page))
  await expect(page).toHaveURL(/\/product\//)
  await ready(page, firstSize(page).locator('xpath=..'))
  await shopper.activate(firstSize(page).locator('xpath=..'))
  await expect(firstSize(page)).toBeChecked()
  await shopper.activate(page.getByRole('button', { name: t('AddToCartForm.add') }).first())
  await shopper.activate(page.getByRole('dialog').getByRole('link', { name: t('Cart.checkout') }))

  await shopper.type(page.getByLabel(t('LoginPage.guestEmail')), newPerson().email)
  await ready(page, page.getByRole('button', { name: t('LoginPage.guestSubmit') }))
  await shopper.activate(page.getByRole('button', { name: t('LoginPage.guestSubmit') }))
  await ready(page, field(page, t, 'firstname'))
  await fillAddress(shopper, page, t)
  await shopper.activate(page.getByRole('button', { name: t('CheckoutAddress.submit') }))
  await expect(openStep(page, t, 'delivery').getByRole('radio', { checked: true })).toHaveCount(1)
  await shopper.activate(page.getByRole('button', { name: t('CheckoutDelivery.submit') }))
  await expect(openStep(page, t, 'payment')).toBeVisible()
  await shopper.activate(main(page).getByRole('radio', { name: 'Visa' }))
  await shopper.activate(agree(page))
  await shopper.activate(orderButton(page, t))

  await typeCard(shopper, page)
  await shopper.activate(payNow(page))
  await expectPaid(page, t)
  expect.soft(shopper.presses, 'taps').toBeLessThanOrEqual(16)
  expect.soft(shopper.typedFields, 'typed fields').toBeLessThanOrEqual(9)
})

test('from home to paid it is at most 90 presses of keys besides typing', async ({ page, t }) => {
  test.setTimeout(120_000)
  const shopper = new CountedShopper(page, 'key')
  const counts: Record<string, number> = {}
  /** Presses since the last reading. */
  const count = (part: string) => {
    counts[part] = shopper.presses - Object.values(counts).reduce((sum, one) => sum + one, 0)
  }
  await shopper.skipHeaderTo(firstCard(page))
  await shopper.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  count('home')
  await ready(page, main(page))
  await shopper.focusOn(firstSize(page))
  await shopper.press('Space')
  await expect(firstSize(page)).toBeChecked()
  await shopper.activate(page.getByRole('button', { name: t('AddToCartForm.add') }).first())
  count('product')
  await shopper.activate(page.getByRole('dialog').getByRole('link', { name: t('Cart.checkout') }))
  count('cart')

  await ready(page, page.getByLabel(t('LoginPage.guestEmail')))
  await shopper.type(page.getByLabel(t('LoginPage.guestEmail')), newPerson().email)
  await shopper.press('Enter')
  count('email')
  await ready(page, field(page, t, 'firstname'))
  await shopper.skipHeaderTo(field(page, t, 'firstname'))
  await fillAddress(shopper, page, t)
  await shopper.press('Enter')
  count('address')
  const delivery = openStep(page, t, 'delivery').getByRole('radio', { checked: true })
  await shopper.focusOn(delivery)
  await shopper.press('Enter')
  count('delivery')
  await expect(openStep(page, t, 'payment')).toBeVisible()
  await shopper.focusOn(main(page).getByRole('radio').first())
  await shopper.press('ArrowDown')
  await expect(main(page).getByRole('radio', { name: 'Visa' })).toBeChecked()
  await shopper.activate(agree(page), 'Space')
  await shopper.activate(orderButton(page, t))
  count('payment')

  await expect(cardField(page, 'number')).toBeFocused()
  await typeCard(shopper, page)
  await shopper.press('Enter')
  await expectPaid(page, t)
  count('card')
  expect(shopper.presses, JSON.stringify(counts)).toBeLessThanOrEqual(90)
})

import type { Page } from '@playwright/test'
import type { Intent } from '../contract/payment/intent'
import { formatAmount } from '../payment-service/pages/layout'
import { textsOf } from '../payment-service/texts/texts'
import { expect, test } from './fixtures'
import { followUntil } from '../tests/harness/browser/follow-until'
import { cancelIntent, CARDS, VALID_EXPIRY, makeIntent } from '../tests/harness/browser/sandbox-payments'
import { escapePattern } from './escape-pattern'

/** The pay page of a new intent, by one way to pay first. */
async function openPayPage(page: Page, { language = 'en', method = 'visa' } = {}, baseURL = ''): Promise<Intent> {
  const intent = await makeIntent(language, `${baseURL}/order-track`)
  await page.goto(`${intent.url}?method=${method}`)
  return intent
}

const texts = textsOf('en')
const amount = formatAmount(6180, 'EUR', 'en')

async function fillCard(page: Page, number: string, { fields } = texts) {
  await page.getByLabel(fields.number).fill(number)
  await page.getByLabel(fields.name).fill('Ada Marsh')
  await page.getByLabel(fields.expiry).fill(VALID_EXPIRY)
  await page.getByLabel(fields.cvc).fill('123')
}

async function payByCard(page: Page, number: string) {
  await fillCard(page, number)
  await page.getByRole('button', { name: texts.pay(amount) }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a card pays and leads back to the shop', async ({ page, baseURL }) => {
      const { url } = await openPayPage(page, {}, baseURL)
      await payByCard(page, CARDS.paid)
      await expect(page).toHaveURL(`${baseURL}/order-track`)
      await page.goto(url)
      await expect(page.getByRole('status')).toContainText(texts.paid.title)
      await page
        .getByRole('status')
        .getByRole('link', { name: texts.back('Touchline') })
        .click()
      await expect(page).toHaveURL(`${baseURL}/order-track`)
    })
  })
}

test('a card is typed, and the way to pay chosen', async ({ page, baseURL }) => {
  await test.step('a card is typed in groups, with its brand and the slash of its date; corrections stay in their place', async () => {
    await openPayPage(page, {}, baseURL)
    const [number, expiry] = [page.getByLabel(texts.fields.number), page.getByLabel(texts.fields.expiry)]
    const brand = (name: string) => page.locator(`.field.number .icon.${name}`)
    await number.pressSequentially('555555555555')
    await expect(number).toHaveValue('5555 5555 5555')
    await expect(brand('mastercard')).toBeVisible()
    await number.fill('')
    await number.pressSequentially('42424242')
    await expect(brand('visa')).toBeVisible()
    await expect(brand('mastercard')).toBeHidden()
    for (let times = 0; times < 5; times++) await number.press('ArrowLeft')
    await number.press('Backspace')
    await number.pressSequentially('7')
    await expect(number).toHaveValue('4247 4242')
    await number.press('End')
    await number.pressSequentially('1')
    await expect(number).toHaveValue('4247 4242 1')
    await expiry.pressSequentially('728')
    await expect(expiry).toHaveValue('07 / 28')
    for (let times = 0; times < 4; times++) await expiry.press('Backspace')
    await expect(expiry).toHaveValue('07 ')
  })

  await test.step('the method selected in the shop is preselected, and can be changed', async () => {
    const { url } = await openPayPage(page, { method: 'mastercard' }, baseURL)
    await expect(page.getByText('Mastercard', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'PayPal' })).toBeHidden()
    await expect(page.getByLabel(texts.fields.number)).toBeFocused()
    await page.getByText(texts.change, { exact: true }).click()
    await page.getByRole('link', { name: 'PayPal' }).click()
    await expect(page.getByRole('button', { name: texts.payPal.agree })).toBeVisible()
    // Nothing was chosen, so all payment methods are shown.
    await page.goto(url)
    await expect(page.getByRole('link', { name: 'PayPal' })).toBeVisible()
  })

  await test.step('is used by the keyboard alone', async () => {
    await openPayPage(page, {}, baseURL)
    await page.locator('summary').first().press('Enter')
    await page.getByRole('link', { name: 'JCB' }).focus()
    for (const text of ['3566002020360505', 'Ada Marsh', VALID_EXPIRY.replace('/', ''), '123']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: texts.pay(amount) })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${baseURL}/order-track`)
  })
})

test('the response of the bank is shown', async ({ page, baseURL, expectAccessible }) => {
  await test.step('a declined card is shown, and another way pays', async () => {
    await openPayPage(page, {}, baseURL)
    await payByCard(page, CARDS.declined)
    await expect(page).toHaveTitle(new RegExp(escapePattern(texts.failureTitle)))
    await expect(page.getByRole('status')).toContainText(texts.failures.declined)
    await expect(page.getByLabel(texts.fields.name)).toHaveValue('Ada Marsh')
    await expect(page.getByLabel(texts.fields.number)).toHaveValue('')
    await page.getByRole('link', { name: 'PayPal' }).click()
    await page.getByRole('button', { name: texts.payPal.agree }).click()
    await expect(page).toHaveURL(`${baseURL}/order-track`)
  })

  await test.step('a second step asks for a code, and takes it', async () => {
    await openPayPage(page, {}, baseURL)
    await payByCard(page, CARDS.secondStep)
    await page.getByLabel(texts.code.label).fill('000000')
    await page.getByRole('button', { name: texts.code.confirm }).click()
    await expect(page.getByLabel(texts.code.label)).toHaveAccessibleDescription(texts.code.wrong(2))
    await expectAccessible(page)
    await page.getByLabel(texts.code.label).fill('123456')
    await page.getByLabel(texts.code.label).press('Enter')
    await expect(page).toHaveURL(`${baseURL}/order-track`)
  })

  await test.step('a canceled intent accepts no payment, and shows a message', async () => {
    const { id, url } = await openPayPage(page, { method: 'paypal' }, baseURL)
    await cancelIntent(id)
    await page.getByRole('button', { name: texts.payPal.agree }).click()
    await expect(page).toHaveURL(`${baseURL}/order-track`)
    await page.goto(url)
    await expect(page.getByRole('status')).toContainText(texts.canceled.title)
  })

  await test.step('a bank that answers late pays by itself', async () => {
    const { url } = await openPayPage(page, {}, baseURL)
    await payByCard(page, CARDS.late)
    await expect(page).toHaveURL(`${baseURL}/order-track`)
    await page.goto(url)
    await expect(page.getByRole('status')).toContainText(texts.processing.title)
    const paid = page.getByRole('status').filter({ hasText: texts.paid.title })
    await followUntil(page.getByRole('link', { name: texts.processing.again }), paid)
  })
})

test.describe('fields that are wrong', () => {
  test.use({ expectedErrors: [/422/] })

  test('are shown beside them, and the input is kept', async ({ page, baseURL, expectAccessible }) => {
    await openPayPage(page, {}, baseURL)
    await fillCard(page, '4242 4242 4242 4241')
    await page.getByLabel(texts.fields.expiry).fill('01/20')
    await page.getByRole('button', { name: texts.pay(amount) }).click()
    const number = page.getByLabel(texts.fields.number)
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('4242 4242 4242 4241')
    await expect(number).toHaveAccessibleDescription(texts.problems.number)
    await expect(page.getByLabel(texts.fields.expiry)).toHaveAccessibleDescription(
      new RegExp(escapePattern(texts.problems.expired)),
    )
    await expect(page.getByLabel(texts.fields.cvc)).toHaveValue('')
    await expectAccessible(page)
  })
})

for (const language of ['en', 'es', 'de'])
  test(`is accessible and fits, ${language}`, async ({ page, baseURL, expectAccessible }) => {
    const own = textsOf(language)
    for (const method of ['visa', 'paypal'])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await openPayPage(page, { language, method }, baseURL)
        await page.getByText(own.testCards, { exact: true }).click()
        await expect(page.getByText('4000 0000 0000 3220')).toBeVisible()
        await expectAccessible(page)
        const width = page.viewportSize()?.width ?? 0
        const box = await page.getByRole('main').boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
      }
  })

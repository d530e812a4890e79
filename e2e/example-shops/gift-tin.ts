import type { Page } from '@playwright/test'
import { makeUnverified, signIn } from '../../tests/harness/browser/customer'
import { openStep, summaryOf, unfoldSummary } from '../../tests/harness/browser/checkout'
import { translator } from '../../tests/harness/browser/translator'
import { expect, test } from '../fixtures'
import { addButton, choose, enterAddress, main, orderAndPay, valueOf } from './buy'
import type { ExampleShop } from './open-example-shop'

const t = translator('en', {})
const PATH = '/product/gift-tin'

/** Three options, not all combinations of which exist, and two fields, one of them a number. */
export const GIFT_TIN = {
  ...{ key: 'gift-tin', name: 'Gift tin', categories: ['gifts'], description: '<p>A tin with a ribbon.</p>' },
  options: [
    { name: 'Size', values: ['Small', 'Large'] },
    { name: 'Filling', values: ['Leaf', 'Bags'] },
    {
      name: 'Tin',
      values: [
        { name: 'Copper', colour: '#b87333' },
        { name: 'Teal', colour: '#008080' },
      ],
    },
  ],
  variants: [
    { options: ['Small', 'Leaf', 'Copper'], sku: 'TIN-1', price: 8, stock: 20 },
    { options: ['Small', 'Leaf', 'Teal'], sku: 'TIN-2', price: 8, stock: 0 },
    { options: ['Small', 'Bags', 'Copper'], sku: 'TIN-3', price: 9, stock: 20 },
    { options: ['Large', 'Leaf', 'Copper'], sku: 'TIN-4', price: 14, stock: 20 },
    { options: ['Large', 'Leaf', 'Teal'], sku: 'TIN-5', price: 15, stock: 20 },
  ],
  personalization: {
    price: 2,
    preview: null,
    fields: [
      { key: 'ribbon', label: 'Ribbon in cm', kind: 'number', isRequired: true, min: 10, max: 90 },
      { key: 'card', label: 'Text on the card', kind: 'text', isRequired: false, maxLength: 20 },
    ],
  },
}
const CHOICE = ['Large', 'Leaf', 'Teal']
/** 15.00 and 2.00 for the ribbon. */
const PRICE = '£17.00'
const OUT_OF_BOUNDS = t('AddToCartForm.fieldNumber', { min: 10, max: 90 })

const ribbon = (page: Page) => main(page).getByRole('textbox', { name: /^Ribbon in cm/ })
const card = (page: Page) => main(page).getByRole('textbox', { name: 'Text on the card' })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, isFocused: () => Promise<boolean>, maxPresses = 120) {
  for (let at = 0; at < maxPresses; at++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab did not reach the element')
}

/** Tests of a product with three options and two fields, which the shop sells already. */
export function testGiftTin(shop: () => ExampleShop) {
  test.describe('a product of three options with two fields', () => {
    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled })

        test('refuses a number out of its bounds beside its field, and is ordered with what was entered', async ({
          page,
          context,
        }) => {
          test.setTimeout(180_000)
          const { url } = shop()
          await signIn(context, url, await makeUnverified(url))
          await page.goto(url + PATH)
          await choose(page, ...CHOICE)
          if (javaScriptEnabled) {
            await expect(ribbon(page)).toBeHidden()
            await main(page)
              .getByRole('checkbox', { name: t('AddToCartForm.personalizeFields') })
              .check()
            await expect(addButton(page, t)).toContainText(PRICE)
          }
          await ribbon(page).fill('5')
          await addButton(page, t).click()
          await expect(main(page)).toContainText(javaScriptEnabled ? OUT_OF_BOUNDS : /10.*90/)
          await expect(page).toHaveURL(new RegExp(`${url}${PATH}`))
          if (javaScriptEnabled) {
            await expect(ribbon(page)).toBeFocused()
            await expect(ribbon(page)).toHaveAttribute('aria-invalid', 'true')
            await expect(ribbon(page)).toHaveAccessibleDescription(new RegExp(OUT_OF_BOUNDS))
          } else {
            // All that was chosen and entered is still there.
            for (const value of CHOICE) await expect(valueOf(page, value)).toBeChecked()
            await expect(ribbon(page)).toHaveValue('5')
          }
          await ribbon(page).fill('25')
          await card(page).fill('For Kim')
          await addButton(page, t).click()
          if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText(PRICE)
          else await expect(page).toHaveURL(`${url}/cart?notice=added`)

          await page.goto(`${url}/cart`)
          const entered = ['Ribbon in cm', '25', 'Text on the card', 'For Kim', PRICE]
          for (const text of ['Size: Large', 'Filling: Leaf', 'Tin: Teal', ...entered])
            await expect(main(page)).toContainText(text)
          await page.goto(`${url}/checkout`)
          await enterAddress(page, t)
          await expect(openStep(page, t, 'payment')).toBeVisible()
          await unfoldSummary(page, t)
          for (const text of ['For Kim', PRICE]) await expect(summaryOf(page, t)).toContainText(text)
          const number = await orderAndPay(page, t)
          await page.goto(`${url}/account/orders/${number}`)
          for (const text of ['Teal', ...entered]) await expect(main(page)).toContainText(text)
        })
      })

    test('its page leads every visitor to a choice', async ({ page, browser }) => {
      test.setTimeout(150_000)
      await test.step('shows unavailable and sold-out combinations, and why they cannot be added', async () => {
        await page.goto(shop().url + PATH)
        await choose(page, 'Large')
        await expect(valueOf(page, 'Bags')).toHaveAccessibleName(t('AddToCartForm.impossibleOption', { size: 'Bags' }))
        await expect(valueOf(page, 'Leaf')).toHaveAccessibleName('Leaf')
        await choose(page, 'Small', 'Leaf')
        await expect(valueOf(page, 'Teal')).toHaveAccessibleName(t('AddToCartForm.soldOutSize', { size: 'Teal' }))
        await choose(page, 'Large', 'Bags', 'Teal')
        const message = main(page)
          .getByRole('status')
          .filter({ hasText: t('AddToCartForm.impossible') })
        await expect(message).toBeVisible()
        const soldOut = main(page).getByRole('button', { name: t('AddToCartForm.soldOut') })
        await expect(soldOut.first()).toBeDisabled()
        // The way back is open.
        await choose(page, 'Leaf')
        await expect(message).toHaveCount(0)
        await expect(addButton(page, t)).toContainText('£15.00')
      })
      await test.step('keeps its selection in the history and in a shared address', async () => {
        const { url } = shop()
        await page.goto(url + PATH)
        await choose(page, ...CHOICE)
        await expect(page).toHaveURL(/\?option=\d+-\d+-\d+$/)
        const address = page.url()
        const isChosen = async (shown: Page) => {
          for (const value of CHOICE) await expect(valueOf(shown, value)).toBeChecked()
          await expect(addButton(shown, t)).toContainText('£15.00')
        }
        await page.getByRole('banner').getByRole('link').first().click()
        await expect(page).not.toHaveURL(address)
        await page.goBack()
        await expect(page).toHaveURL(address)
        await isChosen(page)
        await page.goForward()
        await expect(page).not.toHaveURL(address)
        await page.goBack()
        await isChosen(page)
        await page.reload()
        await isChosen(page)

        const other = await browser.newContext()
        const sharedPage = await other.newPage()
        await sharedPage.goto(address)
        await isChosen(sharedPage)
        // An unavailable value is labelled, and an unknown one is no choice.
        const [size = '', , tin = ''] = new URL(address).searchParams.get('option')?.split('-') ?? []
        const bags = await valueOf(page, 'Bags').getAttribute('value')
        await sharedPage.goto(`${url}${PATH}?option=${size}-${bags}-${tin}`)
        await expect(
          main(sharedPage)
            .getByRole('status')
            .filter({ hasText: t('AddToCartForm.impossible') }),
        ).toBeVisible()
        await sharedPage.goto(`${url}${PATH}?option=999999-${tin}`)
        await expect(valueOf(sharedPage, 'Teal')).toBeChecked()
        await expect(valueOf(sharedPage, 'Large')).not.toBeChecked()
        await other.close()
      })
      await test.step('in forced colours each value keeps its colour', async () => {
        await page.emulateMedia({ forcedColors: 'active' })
        await page.goto(shop().url + PATH)
        const shadeOf = (name: string) =>
          valueOf(page, name)
            .locator('xpath=following-sibling::*[1]/*[1]')
            .evaluate((swatch) => getComputedStyle(swatch).backgroundColor)
        expect(await shadeOf('Copper')).toBe('rgb(184, 115, 51)')
        expect(await shadeOf('Teal')).toBe('rgb(0, 128, 128)')
        await page.emulateMedia({ forcedColors: null })
      })
      await test.step('is chosen and added with the keyboard alone', async () => {
        await page.goto(shop().url + PATH)
        await page.waitForLoadState('networkidle')
        const focused = () =>
          page.evaluate(() => {
            const { activeElement: field } = document
            return field instanceof HTMLInputElement && field.type === 'radio' ? field.name : ''
          })
        const groups = new Set<string>()
        for (const value of CHOICE) {
          await tabTo(page, async () => {
            const name = await focused()
            return name !== '' && !groups.has(name)
          })
          groups.add(await focused())
          // One stop for each group: within it the arrows choose.
          if (await valueOf(page, value).evaluate((field) => field === document.activeElement))
            await page.keyboard.press('Space')
          else await page.keyboard.press('ArrowRight')
          await expect(valueOf(page, value)).toBeChecked()
          await expect(valueOf(page, value)).toBeFocused()
        }
        expect(groups.size).toBe(3)
        const add = addButton(page, t)
        await expect(add).toContainText('£15.00')
        await tabTo(page, () => add.evaluate((button) => button === document.activeElement))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toContainText('£15.00')
      })
    })
  })
}

import type { Page } from '@playwright/test'
import {
  fillCart,
  continueAsGuest,
  main,
  openStep,
  orderButton,
  sendAddress,
  sendDelivery,
  typeAddress,
} from '../tests/harness/browser/checkout'
import { setPrice, setStock } from './checkout/operator'
import { callsOf, signIn } from '../tests/harness/browser/customer'
import { expect, test } from './fixtures'
import type { Translator } from '../tests/harness/browser/translator'
import { escapePattern } from './escape-pattern'

// The browser itself logs every rejected request.
test.use({ expectedErrors: [/404|409/] })

const lowStockText = (count: number) => `Only ${count} left`
/** A way out of a line. */
const lineAction = (page: Page, text: string) =>
  main(page).getByRole('button', { name: new RegExp(`^${escapePattern(text)}: `) })
const quantity = (page: Page, t: Translator) =>
  main(page).getByLabel(new RegExp(`^${escapePattern(t('Cart.quantity'))}`))

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    /** Products that no other test buys. */
    const productIndex = javaScriptEnabled ? 13 : 14

    test('a cart shows what changed in the shop since it was filled', async ({ page, context, baseURL, t }) => {
      const clear = async () => {
        const call = await callsOf(context.request, baseURL ?? '')
        await call('DELETE', '/api/cart/clear')
      }

      await test.step('low stock is shown on the line, and one button sets the quantity to the stock', async () => {
        const { productModel, size } = await fillCart(context, baseURL ?? '', productIndex, 3)
        const sku = `${productModel}-${size}`
        await setStock(sku, 2)
        await page.goto('/cart')
        await expect(main(page).getByText(lowStockText(2))).toBeVisible()
        await lineAction(page, t('LineNotes.take', { quantity: 2 })).click()
        await expect(quantity(page, t)).toHaveValue('2')
        await expect(main(page).getByText(lowStockText(2))).toHaveCount(0)
        await setStock(sku, 0)
        await page.goto('/cart')
        await expect(main(page).getByText(t('LineNotes.soldOut'))).toBeVisible()
        await lineAction(page, t('LineNotes.remove')).click()
        await expect(main(page).getByText(t('Cart.emptyTitle')).first()).toBeVisible()
        await setStock(sku, 40)
      })

      await test.step('a price change since adding is shown on the line', async () => {
        const { key, price, specialPrice } = await fillCart(context, baseURL ?? '', productIndex + 9)
        const before = specialPrice ?? price
        await setPrice(key, ((before + 500) / 100).toFixed(2))
        await page.goto('/cart')
        const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`
        const note = t('LineNotes.price', { before: euros(before), now: euros(before + 500) })
        await expect(main(page).getByText(note)).toBeVisible()
        await setPrice(key, (before / 100).toFixed(2))
      })

      await test.step('a line removed in another tab shows a message', async () => {
        // The line of the step before.
        await page.goto(javaScriptEnabled ? '/' : '/cart')
        if (javaScriptEnabled) await page.getByRole('link', { name: t('Cart.label', { count: 1 }) }).click()
        const form = page.getByRole(javaScriptEnabled ? 'dialog' : 'main')
        await expect(form.getByRole('spinbutton')).toHaveValue('1')
        await clear()
        if (javaScriptEnabled) {
          await form.getByRole('button', { name: new RegExp(`^${escapePattern(t('Cart.more'))}`) }).click()
        } else {
          await form.getByRole('spinbutton').fill('2')
          await form.getByRole('button', { name: t('CartPage.update') }).click()
        }
        // It replaces the line, and does not disappear by itself.
        await expect(form.getByRole('alert').getByText('This item is no longer in your cart.').first()).toBeVisible()
        await expect(form.getByRole('spinbutton')).toHaveCount(0)
      })

      await test.step('a refused quantity shows its error at the line, as the description of the field', async () => {
        const { productModel, size } = await fillCart(context, baseURL ?? '', productIndex + 4, 1)
        const sku = `${productModel}-${size}`
        await page.goto(javaScriptEnabled ? '/' : '/cart')
        if (javaScriptEnabled) await page.getByRole('link', { name: t('Cart.label', { count: 1 }) }).click()
        const area = page.getByRole(javaScriptEnabled ? 'dialog' : 'main')
        const field = area.getByRole('spinbutton')
        await expect(field).toHaveValue('1')
        await setStock(sku, 2)
        const change = async (quantity: string) => {
          await field.fill(quantity)
          if (javaScriptEnabled) await field.press('Enter')
          else await area.getByRole('button', { name: t('CartPage.update') }).click()
        }
        await change('5')
        await expect(field).toHaveAccessibleDescription('Only 2 left in this size.')
        await expect(area.locator('li').getByRole('alert')).toHaveText('Only 2 left in this size.')
        await expect(field).toHaveValue('1')
        await change('')
        await expect(field).toHaveAccessibleDescription(t('Cart.quantityEmpty'))
        await change('2')
        await expect(field).toHaveValue('2')
        await expect(area.locator('li').getByRole('alert')).toHaveCount(0)
        await setStock(sku, 40)
      })

      if (javaScriptEnabled)
        await test.step('the drawer shows low stock of a line, and one button sets the quantity to the stock', async () => {
          await clear()
          const { productModel, size } = await fillCart(context, baseURL ?? '', productIndex, 3)
          await setStock(`${productModel}-${size}`, 2)
          await page.goto('/')
          await page.getByRole('link', { name: t('Cart.label', { count: 3 }) }).click()
          const drawer = page.getByRole('dialog')
          await expect(drawer.getByText(lowStockText(2))).toBeVisible()
          await drawer.getByRole('button', { name: /^Take 2: / }).click()
          await expect(drawer.getByRole('spinbutton')).toHaveValue('2')
          await expect(drawer.getByText(lowStockText(2))).toHaveCount(0)
          await setStock(`${productModel}-${size}`, 40)
        })
    })

    test('every step of the checkout shows low stock before the order, and keeps the input', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      const { productModel, size } = await fillCart(context, baseURL ?? '', productIndex + 6, 3)
      const sku = `${productModel}-${size}`
      await continueAsGuest(page, t)
      await setStock(sku, 2)
      await page.reload()
      const panel = main(page).getByRole('region', { name: t('CheckoutCart.title') })
      await expect(panel.getByText(lowStockText(2))).toBeVisible()
      await typeAddress(page, t)
      await sendAddress(page, t)
      await expect(openStep(page, t, 'delivery')).toBeVisible()
      await expect(panel.getByText(lowStockText(2))).toBeVisible()
      await sendDelivery(page, t)
      await expect(orderButton(page, t)).toBeVisible()
      await expect(main(page).getByRole('link', { name: t('CheckoutCart.help') })).toBeVisible()
      await lineAction(page, t('LineNotes.take', { quantity: 2 })).click()
      await expect(orderButton(page, t)).toBeVisible()
      await expect(panel).toHaveCount(0)
      await setStock(sku, 40)
    })
  })

test('a login shows the merged quantities, and a second one adds nothing', async ({
  page,
  context,
  browser,
  customer,
  baseURL,
  t,
}) => {
  const origin = baseURL ?? ''
  const before = await browser.newContext()
  await signIn(before, origin, customer)
  await fillCart(before, origin, 15, 1)
  await fillCart(context, origin, 15, 2)
  await signIn(context, origin, customer)
  await page.goto('/cart')
  await expect(main(page).getByText(t('LineNotes.merged', { own: 1, device: 2, now: 3 }))).toBeVisible()
  await expect(quantity(page, t)).toHaveValue('3')
  await signIn(context, origin, customer)
  await page.reload()
  await expect(quantity(page, t)).toHaveValue('3')
})

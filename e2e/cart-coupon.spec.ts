import { callsOf } from '../tests/harness/browser/customer'
import { findProduct } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'

test.use({ expectedErrors: [/409/] })

test('a visitor has a discount code refused, applied and removed in the cart drawer', async ({
  page,
  baseURL,
  t,
  expectAccessible,
}) => {
  const call = await callsOf(page.request, baseURL ?? '')
  const product = await findProduct(page.request, 15)
  const optionIds = [...(product.optionGroups[0]?.optionList ?? [])]
    .sort((a, b) => b.stock - a.stock)
    .slice(0, 1)
    .map(({ id }) => id)
  await call('GET', '/api/cart?page=1&limit=1000')
  await call('POST', '/api/cart', { key: product.key, optionIds, quantity: 1, custom: null, children: [] })
  await page.goto('/')
  await page.getByRole('link', { name: t('Cart.label', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('Cart.title') })
  await drawer.getByText(t('CheckoutCoupon.title'), { exact: true }).first().click()
  const code = drawer.getByRole('textbox', { name: t('CheckoutCoupon.label') })
  const apply = drawer.getByRole('button', { name: t('CheckoutCoupon.apply') })
  await code.fill('NOTHING')
  await apply.click()
  await expect(code).toHaveAccessibleDescription(/Invalid coupon/)
  await expectAccessible(page)
  await drawer
    .getByRole('alert')
    .getByRole('link', { name: /Invalid coupon/ })
    .click()
  await expect(code).toBeFocused()
  await expect(drawer).toBeVisible()

  await code.fill('welcome10')
  await apply.click()
  const discount = t('CheckoutSummary.discount', { code: 'WELCOME10' })
  await expect(drawer.getByText(discount)).toBeVisible()
  const paid = product.specialPrice ?? product.price
  const total = paid - Math.floor(paid / 10)
  await expect(drawer.getByText(`€${(total / 100).toFixed(2)}`)).toBeVisible()
  await expectAccessible(page)

  await drawer.getByRole('button', { name: t('CheckoutCoupon.removeCode', { code: 'WELCOME10' }) }).click()
  await expect(drawer.getByText(discount)).toHaveCount(0)
  await expect(drawer.getByText(t('CheckoutCoupon.title'), { exact: true }).first()).toBeVisible()
})

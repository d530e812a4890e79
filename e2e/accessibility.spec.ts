import { findProduct } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'

test('axe finds nothing in the open cart drawer, empty or full', async ({ page, request, t, expectAccessible }) => {
  const product = await findProduct(request, 8)
  await page.goto(`/product/${product.key}`)
  await page.getByRole('link', { name: t('Cart.label', { count: 0 }) }).click()
  await expect(page.getByText(t('Cart.emptyTitle'))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
  await page
    .getByRole('button', { name: t('AddToCartForm.add') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible()
  await expectAccessible(page)
})

test('the drawer takes the focus, keeps it, and gives it back', async ({ page, t }) => {
  await page.goto('/')
  const cart = page.getByRole('link', { name: t('Cart.label', { count: 0 }) })
  await cart.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('Cart.title') })
  await expect(dialog).toBeVisible()
  const isInside = () => dialog.evaluate((node) => node.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cart).toBeFocused()
})

test('the skip link comes first and leads to the content', async ({ page, t }) => {
  await page.goto('/category')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('Layout.skip') })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#/)
})

test('the menu opens on small screens and leads into the tree', async ({ page, t, expectAccessible }, { project }) => {
  await page.goto('/')
  const menu = page
    .getByRole('link', { name: t('Header.menu') })
    .or(page.getByRole('button', { name: t('Header.menu') }))
  if (project.name === 'desktop') {
    await expect(menu).toBeHidden()
    return
  }
  await menu.click()
  await expect(page.getByRole('dialog', { name: t('Menu.title') })).toBeVisible()
  await expectAccessible(page)
})

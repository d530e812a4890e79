import { findProduct } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'

test('drawers are accessible, and so is the focus', async ({ page, request, t, expectAccessible }, { project }) => {
  await test.step('the drawer takes the focus, keeps it, and returns it on closing', async () => {
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

  await test.step('the menu with the category tree opens on small screens', async () => {
    const menu = page
      .getByRole('link', { name: t('Header.menu') })
      .or(page.getByRole('button', { name: t('Header.menu') }))
    if (project.name === 'desktop') return expect(menu).toBeHidden()
    await menu.click()
    await expect(page.getByRole('dialog', { name: t('Menu.title') })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('axe finds no violation in the open cart drawer, empty or full', async () => {
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
    await test.step('the drawer opens from the right at 90 %, and links to products and the checkout (spec §2)', async () => {
      const drawer = page.getByRole('dialog', { name: t('Cart.title') })
      const box = () => drawer.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
      const width = await page.evaluate(() => innerWidth)
      await expect.poll(async () => (await box()).right).toBe(width)
      expect((await box()).width).toBeCloseTo(width * 0.9, 0)
      await expect(drawer.getByRole('link', { name: t('Cart.checkout') })).toHaveAttribute('href', '/checkout')
      await expect(drawer.locator(`a[href="/product/${product.key}"]`).first()).toBeVisible()
    })
  })
})

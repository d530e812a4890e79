import { findProduct } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/] })

test('offline it is said, and so is being back', async ({ page, context, t }) => {
  await page.goto('/category')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(t('OfflineNotice.offline'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('OfflineNotice.offline'))).toBeHidden()
})

test('offline a product stays as it was chosen, whatever is pressed, and is bought when the network is back', async ({
  page,
  context,
  request,
  t,
}) => {
  const product = await findProduct(request, 7)
  const url = `/product/${product.key}`
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const size = page.getByRole('radio', { name: product.size, exact: true })
  const add = page.getByRole('button', { name: t('AddToCartForm.add') }).first()
  await size.check({ force: true })
  await add.click()
  await expect(page.getByText(t('OfflineNotice.held'))).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(url)
  await expect(size).toBeChecked()
  await context.setOffline(false)
  await expect(page.getByText(t('OfflineNotice.online'))).toBeVisible()
  await add.click()
  await expect(page.getByRole('dialog', { name: t('Cart.title') }).getByRole('spinbutton')).toHaveValue('1')
})

test('offline a form keeps what was typed', async ({ page, context, t }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const email = page.locator('main').getByRole('textbox').first()
  await email.fill('mara@touchline.example')
  await page
    .locator('main')
    .getByRole('button', { name: t('LoginPage.submit') })
    .click()
  await expect(page.getByText(t('OfflineNotice.held'))).toBeVisible()
  await expect(email).toHaveValue('mara@touchline.example')
  await expect(page).toHaveURL('/login')
})

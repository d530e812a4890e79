import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../tests/harness/browser/customer'
import { ANY_WIDTH, expect, test, WIDE } from './fixtures'
import { PRODUCT } from './screens'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, maxPresses = 120) {
  for (let at = 0; at < maxPresses; at++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab did not reach the element')
}

/** The focus is visible. */
const expectVisibleFocus = async (target: Locator) =>
  expect(await target.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none')

test('a shirt is bought, counted and taken out with the keyboard alone', WIDE, async ({ page, t }) => {
  await page.goto(PRODUCT)
  await page.waitForLoadState('networkidle')
  const size = page.locator('input[type=radio][name=optionId]:not([disabled])').first()
  await tabTo(page, size)
  await page.keyboard.press('Space')
  await expect(size).toBeChecked()
  const add = page.getByRole('button', { name: t('AddToCartForm.add') }).first()
  await tabTo(page, add)
  await expectVisibleFocus(add)
  await page.keyboard.press('Enter')

  const drawer = page.getByRole('dialog', { name: t('Cart.title') })
  await expect(drawer.getByRole('spinbutton')).toHaveValue('1')
  const more = drawer.getByRole('button', { name: t('Cart.more') })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('spinbutton')).toHaveValue('2')
  const remove = drawer.getByRole('button', { name: /^Remove/ }).first()
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(drawer.getByText(t('Cart.emptyTitle'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('notice, folds, menu and newsletter work with the keyboard alone', ANY_WIDTH, async ({ page, t }) => {
  await page.goto('/service-center')
  await page.waitForLoadState('networkidle')
  const menu = page.getByRole('link', { name: t('Header.menu') })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: t('Menu.title') })
  const fold = drawer.locator('summary').first()
  await tabTo(page, fold)
  await page.keyboard.press('Enter')
  await expect(drawer.locator('details[open]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  const question = page.getByRole('main').locator('summary').first()
  await tabTo(page, question)
  await expectVisibleFocus(question)
  await page.keyboard.press('Space')
  await expect(page.getByRole('main').locator('details[open]').first()).toBeVisible()

  const email = page.getByRole('contentinfo').getByRole('textbox', { name: t('Newsletter.email') })
  await tabTo(page, email)
  await page.keyboard.type(newPerson().email)
  await expect(page.locator('footer form[data-enhanced]')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('contentinfo').getByText('submitted')).toBeVisible()

  const accept = page.getByRole('button', { name: t('CookieNotice.accept') })
  await tabTo(page, accept)
  await page.keyboard.press('Enter')
  await expect(accept).toBeHidden()
})

test('the first product of a list is at most six presses from its top', WIDE, async ({ page, t }) => {
  for (const path of ['/category/home-shirts', '/product', '/search?page=1&limit=12&keyword=shirt'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      let presses = 0
      const press = async (key: string) => {
        presses++
        await page.keyboard.press(key)
      }
      await press('Tab')
      await expect(page.getByRole('link', { name: t('Layout.skip') })).toBeFocused()
      await press('Enter')
      await expect(page).toHaveURL(/#/)
      await press('Tab')
      await expect(page.getByRole('link', { name: t('Listing.skip') })).toBeFocused()
      await press('Enter')
      await press('Tab')
      await expect(page.locator('#products').getByRole('link').first()).toBeFocused()
      expect(presses).toBeLessThanOrEqual(6)
    })
})

test(
  'a customer logs in, opens a ticket and logs out with the keyboard alone',
  ANY_WIDTH,
  async ({ page, customer, t }) => {
    test.setTimeout(60_000)
    await page.goto('/login?from=%2Faccount%2Fticket%2Fcreate')
    await page.waitForLoadState('networkidle')
    const main = page.getByRole('main')
    await tabTo(page, main.getByRole('textbox', { name: t('LoginPage.email') }))
    await page.keyboard.type(customer.email)
    await tabTo(page, main.getByLabel(t('LoginPage.password'), { exact: true }))
    await page.keyboard.type(customer.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account/ticket/create')

    await page.waitForLoadState('networkidle')
    await tabTo(page, main.getByLabel(t('NewTicketPage.type')))
    await page.keyboard.type(t('TicketTypes.delivery'))
    await tabTo(page, main.getByLabel(t('NewTicketPage.content')))
    await page.keyboard.type('Typed without a mouse.')
    const send = main.getByRole('button', { name: t('NewTicketPage.submit') })
    await tabTo(page, send)
    await expectVisibleFocus(send)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/account\/ticket\/[\w-]{20,}$/)

    const logoutButton = page.getByRole('navigation', { name: t('AccountLayout.label') }).getByRole('button')
    await tabTo(page, logoutButton)
    await expectVisibleFocus(logoutButton)
    await page.keyboard.press('Enter')
    await expect(page.getByText('logout succeeded')).toBeVisible()
  },
)

import { MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { escapePattern } from '../escape-pattern'

test('opening a message marks it as read: list and menu are updated at once and permanently', async ({
  page,
  signedIn,
  t,
  expectAccessible,
}) => {
  expect(signedIn.email).toBeTruthy()
  await page.goto('/account/messages')
  const menu = page.getByRole('navigation', { name: t('AccountLayout.label') })
  const badge = menu.getByRole('img', { name: t('AccountLayout.unread', { count: 1 }) })
  await expect(badge).toBeVisible()
  await expect(page.getByText(t('MessagesPage.unread', { count: 1 })).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: new RegExp(`^Welcome.*${escapePattern(t('MessagesPage.isUnread'))}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect(badge).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('MessagePage.back') }).click()
  await expect(page.getByText(t('MessagesPage.unread', { count: 0 }))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('MessagesPage.unread', { count: 0 }))).toBeVisible()
})

test('it is marked as read once, also in the list after going back', async ({ page, signedIn, t }) => {
  expect(signedIn.email).toBeTruthy()
  const marked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') marked.push(new URL(request.url()).pathname)
  })
  await page.goto('/account/messages')
  const row = page.getByRole('main').getByRole('link', { name: /^Welcome/ })
  await expect(row).toContainText(t('MessagesPage.isUnread'))
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect.poll(() => marked).toEqual([expect.stringMatching(/^\/api\/message\/[\w-]+\/read$/)])
  await expect(page.getByRole('navigation', { name: t('AccountLayout.label') }).getByRole('img')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/account/messages')
  await expect(page.getByText(t('MessagesPage.unread', { count: 0 }))).toBeVisible()
  await expect(row).not.toContainText(t('MessagesPage.isUnread'))
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await page.goBack()
  expect(marked).toHaveLength(1)
})

test.describe('not to be marked', () => {
  test.use({ expectedErrors: [/503/] })

  test('the message is read all the same, and counts as unread', async ({ page, signedIn, t }) => {
    expect(signedIn.email).toBeTruthy()
    await page.route('**/api/message/*/read', (route) =>
      route.fulfill({ status: 503, json: { code: 503, msg: 'Away', data: null } }),
    )
    await page.goto('/account/messages')
    const refused = page.waitForResponse(/\/api\/message\/[\w-]+\/read$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Welcome/ })
      .click()
    await refused
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(
      page
        .getByRole('navigation', { name: t('AccountLayout.label') })
        .getByRole('img', { name: t('AccountLayout.unread', { count: 1 }) }),
    ).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is opened, and marked as read by a button', async ({ page, signedIn, t }) => {
    expect(signedIn.email).toBeTruthy()
    await page.goto('/account/messages')
    await page.getByRole('link', { name: /^Welcome/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await page.goto('/account/messages')
    await expect(page.getByText(t('MessagesPage.unread', { count: 1 }))).toBeVisible()
    await page.getByRole('link', { name: /^Welcome/ }).click()
    // Locators by text do not find content of a noscript.
    const button = page.locator('noscript button')
    await expect(button).toHaveText(t('MessagePage.read'))
    await button.click()
    await expect(page).toHaveURL(/\/account\/messages\/[\w-]+$/)
    await expect(button).toHaveCount(0)
    await page.goto('/account/messages')
    await expect(page.getByText(t('MessagesPage.unread', { count: 0 }))).toBeVisible()
  })
})

test('messages link to their subject', async ({ page, context, baseURL, t }) => {
  await signIn(context, baseURL ?? '', MARA)
  await test.step('a message about an order links to the order', async () => {
    await page.goto('/account/messages')
    await page
      .getByRole('main')
      .getByRole('link', { name: /TL-\d+/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/account\/messages\/[\w-]+$/)
    const link = page.getByRole('main').getByRole('link', { name: /TL-\d+/ })
    await expect(link).toHaveCount(1)
    await link.click()
    await expect(page).toHaveURL(/\/account\/orders\/TL-\d+/)
    await expect(
      page.getByRole('heading', { level: 1, name: t('OrderStatus.order', { number: '' }).trim() }),
    ).toBeVisible()
  })

  await test.step('a message about an order that is not paid leads to its payment', async () => {
    await page.goto('/account/messages')
    await page
      .getByRole('main')
      .getByRole('link', { name: /TL-261187/ })
      .click()
    await expect(page.getByRole('main').getByRole('link', { name: t('MessagePage.pay') })).toHaveAttribute(
      'href',
      '/checkout/order/TL-261187',
    )
  })

  await test.step("a message that is not there is the shop's 404", async () => {
    const response = await context.request.get('/account/messages/nobodys-message')
    expect(response.status()).toBe(404)
    await page.goto('about:blank')
    await page.setContent(await response.text())
    await expect(page.getByRole('heading', { level: 1, name: t('NotFound.title') })).toBeVisible()
  })
})

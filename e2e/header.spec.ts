import type { Page } from '@playwright/test'
import { ANY_WIDTH, expect, test } from './fixtures'
import type { Translator } from '../tests/harness/browser/translator'

/** The search box of this width: in the bar, or in the sheet that the bar's icon opens. */
async function openSearch(page: Page, t: Translator, project: string) {
  if (project === 'phone') await page.getByRole('link', { name: t('Header.search') }).click()
  const region = t(project === 'phone' ? 'SearchBox.drawer' : 'SearchBox.header')
  return page.getByRole('search', { name: region, exact: true })
}

/** Opens where the account is: in the bar, or in the menu of a phone. */
async function openAccount(page: Page, t: Translator, project: string) {
  if (project !== 'phone') return page.getByRole('banner')
  await page.getByRole('link', { name: t('Header.menu') }).click()
  return page.getByRole('dialog', { name: t('Menu.title') })
}

test('the header stays in sight, searches and knows the shopper', async ({ page, context, baseURL, t }, {
  project,
}) => {
  await test.step('the header is fixed after scrolling down past its height, and normal after scrolling up (spec §2)', async () => {
    await page.goto('/category')
    const bar = page.getByRole('banner').locator('> div')
    const position = () => bar.evaluate((element) => getComputedStyle(element).position)
    const height = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height)
    await page.waitForLoadState('networkidle')
    await page.evaluate((y) => scrollTo(0, y), height)
    await expect.poll(position).not.toBe('fixed')
    // Elements below the visible area may still change their height: this must not move what is visible.
    const placeOfMain = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
    const before = await placeOfMain()
    await page.evaluate((y) => scrollTo(0, y), height + 200)
    await expect.poll(position).toBe('fixed')
    expect(await placeOfMain()).toBe(before)
    await page.evaluate((y) => scrollTo(0, y), height + 150)
    await expect.poll(position).not.toBe('fixed')
  })

  await test.step('the search box (spec §2) opens page 1 with 12 results for the keyword, by Enter and by its icon', async () => {
    for (const submit of ['enter', 'icon']) {
      await page.goto('/category')
      const box = await openSearch(page, t, project.name)
      await box.getByLabel(t('SearchBox.label')).fill('  home shirt ')
      if (submit === 'enter') await page.keyboard.press('Enter')
      else await box.getByRole('button', { name: t('SearchBox.submit') }).click()
      await expect(page).toHaveURL('/search?page=1&limit=12&keyword=home+shirt')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('home shirt')
    }
  })

  await test.step('the account (spec §2) shows a visitor links to login and registration, the login with the current path', async () => {
    await page.goto('/product?page=2')
    const here = await openAccount(page, t, project.name)
    await expect(here.getByRole('link', { name: t('AccountMenu.login') })).toHaveAttribute(
      'href',
      '/login?from=%2Fproduct%3Fpage%3D2',
    )
    await expect(here.getByRole('link', { name: t('AccountMenu.register') })).toHaveAttribute('href', '/register')
  })

  await test.step("the account (spec §2) greets a customer with 'Hello, {username}' and links to every part of the account", async () => {
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }])
    const user = { email: 'mara@touchline.example', firstname: '', lastname: '' }
    await page.route('**/api/user', (route) => route.fulfill({ json: { code: 0, msg: '', data: user } }))
    await page.goto('/category')
    const here = await openAccount(page, t, project.name)
    const greeting = here.getByText(t('AccountMenu.hello', { username: 'mara' }))
    await expect(greeting).toBeVisible()
    if (project.name === 'desktop') await greeting.click()
    for (const [name, href] of [
      ['account', '/account'],
      ['address', '/account/address'],
      ['orders', '/account/orders'],
      ['messages', '/account/messages'],
      ['tickets', '/account/ticket'],
    ] as const)
      await expect(here.getByRole('link', { name: t(`AccountMenu.${name}`) })).toHaveAttribute('href', href)
    await expect(here.getByRole('button', { name: t('AccountMenu.logout') })).toBeVisible()
  })
})

test('the header leads home, to the login and to a search', ANY_WIDTH, async ({ page, t }, { project }) => {
  await test.step('the logo links to the home page', async () => {
    await page.goto('/category')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('Logo.home', { store: 'Touchline' }) })
      .click()
    await expect(page).toHaveURL('/')
  })

  await test.step('the search box (spec §2) does nothing when the keyword is empty or blank', async () => {
    await page.goto('/category')
    const box = await openSearch(page, t, project.name)
    for (const keyword of ['', '   ']) {
      await box.getByLabel(t('SearchBox.label')).fill(keyword)
      await page.keyboard.press('Enter')
      await box.getByRole('button', { name: t('SearchBox.submit') }).click()
    }
    await expect(page).toHaveURL('/category')
  })

  await test.step('the search box (spec §2) closes the menu it was submitted from', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: t('Header.menu') }).click()
    const menu = page.getByRole('dialog', { name: t('Menu.title') })
    await menu.getByLabel(t('SearchBox.label')).fill('scarf')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=scarf/)
    await expect(menu).toBeHidden()
  })

  await test.step('the account (spec §2) links to the login with the fragment of the page', async () => {
    await page.goto('/page/about-us#story')
    const here = await openAccount(page, t, project.name)
    await expect(here.getByRole('link', { name: t('AccountMenu.login') })).toHaveAttribute(
      'href',
      '/login?from=%2Fpage%2Fabout-us%23story',
    )
  })

  await test.step('the account (spec §2) leads to the login with what was chosen on the page since', async () => {
    await page.goto('/page/about-us')
    await page.evaluate(() => history.replaceState(history.state, '', '/page/about-us?option=11-24'))
    const here = await openAccount(page, t, project.name)
    const login = here.getByRole('link', { name: t('AccountMenu.login') })
    await login.focus()
    await expect(login).toHaveAttribute('href', '/login?from=%2Fpage%2Fabout-us%3Foption%3D11-24')
  })

  await test.step('the badge counts every piece and is capped at 100 (spec §2)', async () => {
    const line = {
      id: 1,
      mid: 0,
      quantity: 30,
      price: 100,
      specialPrice: null,
      imageUrl: '/image/x',
      productModel: 'x',
      optionList: [],
      product: { key: 'x', name: 'x', brand: '', subtitle: '' },
      isCustom: false,
      custom: null,
      customAdditionalPrice: 0,
      stock: 30,
    }
    let lines = 3
    await page.route('**/api/cart?*', (route) => {
      const carts = Array.from({ length: lines }, (_, at) => ({ ...line, id: at + 1 }))
      return route.fulfill({ json: { code: 0, msg: '', data: { carts, subTotal: 0, specialSubTotal: 0 } } })
    })
    const badge = page.getByRole('banner').locator('a[href="/cart"] span')
    await page.goto('/category')
    await expect(badge).toHaveText('90')
    lines = 9
    await page.reload()
    await expect(badge).toHaveText('100')
  })
})

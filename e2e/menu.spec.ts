import type { Page } from '@playwright/test'
import { ANY_WIDTH, WIDE, expect, test } from './fixtures'
import type { Translator } from '../tests/harness/browser/translator'

test.describe("the phone's menu", () => {
  test.use({ expectedErrors: [/503|ERR_INTERNET_DISCONNECTED|Failed to load/] })

  const icon = (page: Page, t: Translator) => page.getByRole('banner').getByRole('link', { name: t('Header.menu') })
  const drawer = (page: Page, t: Translator) => page.getByRole('dialog', { name: t('Menu.title') })
  const clubs = (page: Page, t: Translator) =>
    drawer(page, t)
      .locator('summary')
      .filter({ hasText: /^Clubs$/ })
  /** One of the clubs, which only the loaded tree has. */
  const club = (page: Page, t: Translator) =>
    drawer(page, t)
      .locator('summary')
      .filter({ hasText: /^Tarnbridge Rovers$/ })

  test('is not in the page, and loaded once it is wanted', async ({ page, t }, { project }) => {
    // Without a connection known to be fast, nothing is preloaded.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const requested: string[] = []
    page.on('request', (request) => new URL(request.url()).pathname === '/menu' && requested.push(request.url()))
    await page.goto('/page/about-us', { waitUntil: 'networkidle' })
    await expect(page.locator('dialog#menu li')).toHaveCount(0)
    expect(requested).toEqual([])
    if (project.name === 'desktop') return
    await icon(page, t).focus()
    await expect.poll(() => requested.length).toBe(1)
    await icon(page, t).click()
    await clubs(page, t).click()
    await expect(club(page, t)).toBeVisible()
    expect(requested).toHaveLength(1)
  })

  test(
    'has one address for all, and what to do while that has not come',
    ANY_WIDTH,
    async ({ page, context, request, t, expectAccessible }) => {
      await test.step('the address of the menu is one for all, kept by caches, asked for again by its tag, and in no index', async () => {
        const response = await request.get('/menu')
        const { etag = '', ...headers } = response.headers()
        expect(headers['content-type']).toContain('application/json')
        expect(headers['cache-control']).toBe('public, max-age=60, s-maxage=60')
        expect(headers['x-robots-tag']).toBe('noindex')
        expect(headers['set-cookie']).toBeUndefined()
        const roots = (await response.json()) as { key: string; nodes?: object[] }[]
        expect(roots.find(({ key }) => key === 'clubs')?.nodes?.length).toBeGreaterThan(5)
        const again = await request.get('/menu', { headers: { 'if-none-match': etag } })
        expect([again.status(), await again.text()]).toEqual([304, ''])
      })

      await test.step('shows its roots at once, and the rest when it has loaded, without a shift', async () => {
        let release = () => {}
        const unblocked = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/menu', async (route) => {
          await unblocked
          await route.continue()
        })
        await page.goto('/')
        await icon(page, t).click()
        await clubs(page, t).focus()
        await page.keyboard.press('Enter')
        const all = drawer(page, t).getByRole('link', { name: t('Menu.all', { name: 'Clubs' }) })
        await expect(all).toHaveAttribute('href', '/category/clubs')
        await expect(drawer(page, t).getByRole('status')).toContainText(t('Menu.loading'))
        const place = () => clubs(page, t).evaluate((element) => element.getBoundingClientRect().top)
        const before = await place()
        release()
        await expect(club(page, t)).toBeVisible()
        expect(await place()).toBe(before)
        await expect(clubs(page, t)).toBeFocused()
        await page.unroute('**/menu')
      })

      await test.step('shows an error if it cannot be loaded, links to all categories, and retries', async () => {
        await page.route('**/menu', (route) => route.fulfill({ status: 503 }))
        await page.goto('/')
        await icon(page, t).click()
        await clubs(page, t).click()
        const failed = drawer(page, t).getByRole('alert')
        await expect(failed).toContainText(t('Menu.error'))
        await expect(failed.getByRole('link', { name: t('Menu.categories') })).toHaveAttribute('href', '/category')
        await expectAccessible(page)
        await page.unroute('**/menu')
        await failed.getByRole('button', { name: t('Menu.retry') }).click()
        await expect(club(page, t)).toBeVisible()
        await expectAccessible(page)
      })

      await test.step('is loaded when the browser is back online', async () => {
        await page.route('**/menu', (route) => route.abort('internetdisconnected'))
        await page.goto('/')
        await icon(page, t).click()
        await clubs(page, t).click()
        await expect(drawer(page, t).getByRole('alert')).toBeVisible()
        await page.unroute('**/menu')
        await context.setOffline(true)
        // If the page came back before it noticed, no event would fire.
        await page.waitForFunction(() => !navigator.onLine)
        await context.setOffline(false)
        await expect(club(page, t)).toBeVisible()
      })
    },
  )
})

test.describe('the panel of the header', () => {
  const entry = (page: Page, t: Translator, name: string) =>
    page
      .getByRole('navigation', { name: t('Header.categories') })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first()
  const button = (page: Page, t: Translator, name: string) =>
    page.getByRole('button', { name: t('Menu.unfold', { name }) })
  const team = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Tarnbridge Rovers \d+ products$/ })
      .first()

  test('opens by mouse and by keys, and is closed behind them', WIDE, async ({ page, t, expectAccessible }) => {
    await test.step('opens for a mouse that rests on a category, follows it to another, and closes behind it', async () => {
      await page.goto('/')
      await entry(page, t, 'Clubs').getByRole('link', { name: 'Clubs', exact: true }).hover()
      await expect(team(page)).toBeVisible()
      await expectAccessible(page)
      await entry(page, t, 'Nations').getByRole('link', { name: 'Nations', exact: true }).hover()
      await expect(team(page)).toBeHidden()
      await expect(
        page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('Menu.all', { name: 'Nations' })}`) }),
      ).toBeVisible()
      await page.mouse.move(5, 890)
      await expect(button(page, t, 'Nations')).toHaveAttribute('aria-expanded', 'false')
    })

    await test.step('opens by a button for keys, whose links come next, and closes by Escape', async () => {
      await page.goto('/')
      await entry(page, t, 'Clubs').getByRole('link', { name: 'Clubs', exact: true }).focus()
      await expect(button(page, t, 'Clubs')).toBeAttached()
      await page.keyboard.press('Tab')
      await expect(button(page, t, 'Clubs')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(team(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: new RegExp(`^${t('Menu.all', { name: 'Clubs' })}`) })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(team(page)).toBeHidden()
      await expect(button(page, t, 'Clubs')).toBeFocused()
    })

    await test.step('leads to a category and is closed there', async () => {
      await page.goto('/')
      await entry(page, t, 'Clubs').getByRole('link', { name: 'Clubs', exact: true }).hover()
      await team(page).click()
      await expect(page).toHaveURL('/category/tarnbridge-rovers')
      await expect(button(page, t, 'Clubs')).toHaveAttribute('aria-expanded', 'false')
    })
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the icon of the menu leads to the page of all categories', async ({ page, t }, { project }) => {
    await page.goto('/')
    const menu = page.getByRole('banner').getByRole('link', { name: t('Header.menu') })
    if (project.name === 'desktop') return expect(menu).toBeHidden()
    await menu.click()
    await expect(page).toHaveURL('/category')
    await expect(page.getByRole('main').locator('a[href="/category/tarnbridge-rovers"]').first()).toBeVisible()
  })
})

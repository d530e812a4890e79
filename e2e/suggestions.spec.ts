import type { Page, Request } from '@playwright/test'
import type { ProductCard } from '../contract/entities/product'
import { ANY_WIDTH, expect, test } from './fixtures'
import type { Translator } from '../tests/harness/browser/translator'
import { escapePattern } from './escape-pattern'

/** Milliseconds. */
const SECOND = 1_000
const MINUTE = 60_000

const CATEGORY = { key: 'home-shirts', name: 'Home shirts', parent: 'New season' }

/** Responds to a query with two keywords, a category and a product, or with the test's data. */
async function suggest(page: Page, respond: (keyword: string) => Promise<void> | void = () => {}) {
  const requested: string[] = []
  const response = await page.request.get('/api/product?limit=1')
  const { data } = (await response.json()) as { data: { list: ProductCard[] } }
  const product = data.list[0]
  if (!product) throw new Error('the demo shop has no products')
  await page.route('**/api/search/suggest?*', async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? ''
    requested.push(keyword)
    await respond(keyword)
    const shop = { keywords: [`${keyword} shirt`, `${keyword} ball`], categories: [CATEGORY], products: [product] }
    await route.fulfill({ json: { code: 0, msg: '', data: shop } }).catch(() => null)
  })
  // No popular searches, unless a test provides some.
  await page.route(POPULAR, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { keywords: [], categories: [], products: [] } } }),
  )
  return { requested, product }
}

/** Without a keyword: the popular searches of the test. */
const POPULAR = '**/api/search/suggest'

/** The search box of this width, ready to be typed into. */
async function openBox(page: Page, t: Translator, project: string) {
  if (project === 'phone') await page.getByRole('link', { name: t('Header.search') }).click()
  const region = t(project === 'phone' ? 'SearchBox.drawer' : 'SearchBox.header')
  const form = page.getByRole('search', { name: region, exact: true })
  const box = form.getByLabel(t('SearchBox.label'))
  await box.click()
  await expect(box).toHaveRole('combobox')
  return { form, box, options: form.getByRole('option') }
}

test('suggestions are shown in a list of the box', async ({ page, t, expectAccessible }, { project }) => {
  const { product } = await suggest(page)
  await page.goto('/category')

  await test.step('Escape folds the list, and typing unfolds it', async () => {
    const { box, options } = await openBox(page, t, project.name)
    await box.pressSequentially('ho')
    await expect(options.first()).toBeVisible()
    await box.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(box).toHaveValue('ho')
    await expect(box).toBeFocused()
    await box.press('m')
    await expect(options.first()).toBeVisible()
  })

  await test.step('suggestions are chosen with the arrow keys while the focus stays in the box', async () => {
    await page.goto('/category')
    const { box, options } = await openBox(page, t, project.name)
    await box.pressSequentially('home')
    await expect(options).toHaveText([
      new RegExp(escapePattern(product.name)),
      /Home shirts/,
      /home shirt/,
      /home ball/,
    ])
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.press('ArrowDown')
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
    await box.press('ArrowUp')
    await box.press('ArrowUp')
    await expect(options.nth(3)).toHaveAttribute('aria-selected', 'true')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('home')
    await box.press('Home')
    await expect(options.nth(3)).toHaveAttribute('aria-selected', 'false')
    for (let press = 0; press < 3; press++) await box.press('ArrowDown')
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(page).toHaveURL('/search?page=1&limit=12&keyword=home+shirt')
  })

  await test.step('the unfolded list is accessible, with past searches in it', async () => {
    await page.evaluate(() => localStorage.setItem('past-searches', '["home ball","scarf"]'))
    await page.goto('/category')
    const { box, options } = await openBox(page, t, project.name)
    await expect(options).toHaveCount(2)
    await expectAccessible(page)
    await box.pressSequentially('home')
    await expect(options).toHaveCount(4)
    await box.press('ArrowDown')
    await expectAccessible(page)
  })

  await test.step('an empty box offers what sells best, with pictures and prices', async () => {
    await page.evaluate(() => localStorage.removeItem('past-searches'))
    await page.unroute(POPULAR)
    // Longer than the room below the box.
    await page.route(POPULAR, async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { data: object }
      await route.fulfill({
        response,
        json: { ...reply, data: { ...reply.data, keywords: ['retro', 'kids', 'away'] } },
      })
    })
    await page.goto('/category')
    const { form, box, options } = await openBox(page, t, project.name)
    const products = form.getByRole('group', { name: t('Suggestions.popularProducts') }).getByRole('option')
    await expect(products.first()).toBeVisible()
    await expect(products.first().locator('img')).toBeVisible()
    await expect(products.first()).toContainText('€')
    await expect(form.getByRole('group', { name: t('Suggestions.popularCategories') })).toBeAttached()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/product\//)
  })
})

test('suggestions and past searches link to their targets', ANY_WIDTH, async ({ page, t }, { project }) => {
  let release = () => {}
  const unblocked = new Promise<void>((resolve) => (release = resolve))
  const { product } = await suggest(page, (keyword) => (keyword === 'ho' ? unblocked : undefined))

  await test.step('past searches are offered, newest first, and can be forgotten one by one and all at once', async () => {
    await page.goto('/category')
    for (const keyword of ['ball', 'scarf', 'socks']) {
      const { box } = await openBox(page, t, project.name)
      await box.fill(keyword)
      await box.press('Enter')
      await expect(page).toHaveURL(new RegExp(`keyword=${keyword}$`))
    }
    await page.goto('/category')
    const { form, box, options } = await openBox(page, t, project.name)
    await expect(options).toHaveText(['socks', 'scarf', 'ball'])
    await expect(form.getByText(t('Suggestions.kept'))).toBeVisible()
    await form.getByRole('button', { name: t('Suggestions.forget', { keyword: 'scarf' }) }).click()
    await expect(options).toHaveText(['socks', 'ball'])
    await expect(box).toBeFocused()
    await form.getByRole('button', { name: t('Suggestions.forgetAll') }).click()
    await expect(options).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/ball|scarf|socks/)
  })

  await test.step('a late response is not shown', async () => {
    await page.goto('/category')
    const { box, options } = await openBox(page, t, project.name)
    const isLate = (request: Request) => request.url().endsWith('/api/search/suggest?keyword=ho')
    const first = page.waitForRequest(isLate)
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isLate),
      page.waitForEvent('requestfailed', isLate),
    ])
    await box.pressSequentially('ho')
    await first
    await box.pressSequentially('me')
    await expect(options.filter({ hasText: /^home shirt$/ })).toBeVisible()
    release()
    await ended
    // Once it could be drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(options.filter({ hasText: /^home shirt$/ })).toBeVisible()
  })

  await test.step('a category and a product lead straight to their pages', async () => {
    for (const [name, address] of [
      [CATEGORY.name, `/category/${CATEGORY.key}`],
      [product.name, `/product/${product.key}`],
    ] as const) {
      await page.goto('/category')
      const { box, options } = await openBox(page, t, project.name)
      await box.pressSequentially('ro')
      await options.filter({ hasText: name }).click()
      await expect(page).toHaveURL(address)
    }
  })

  await test.step('Enter without a choice searches for what was typed', async () => {
    await page.goto('/category')
    const { box, options } = await openBox(page, t, project.name)
    await box.pressSequentially('scarf')
    await expect(options.first()).toBeVisible()
    await box.press('Enter')
    await expect(page).toHaveURL('/search?page=1&limit=12&keyword=scarf')
    await expect(options).toHaveCount(0)
  })

  await test.step('a search that is popular can be repeated with one press', async () => {
    await page.unroute(POPULAR)
    await page.route(POPULAR, (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { keywords: ['retro shirt'], categories: [], products: [] } } }),
    )
    await page.goto('/category')
    const { form } = await openBox(page, t, project.name)
    await form
      .getByRole('group', { name: t('Suggestions.popularKeywords') })
      .getByRole('option', { name: 'retro shirt' })
      .click()
    await expect(page).toHaveURL('/search?page=1&limit=12&keyword=retro+shirt')
  })
})

test(
  'the shop itself suggests, above a phone’s keyboard',
  ANY_WIDTH,
  async ({ page, t, expectAccessible }, { project }) => {
    await test.step('the real store API returns suggestions', async () => {
      await page.goto('/category')
      const { box, options } = await openBox(page, t, project.name)
      await box.pressSequentially('tarnb')
      await expect(options.filter({ hasText: 'Tarnbridge Rovers' }).first()).toBeVisible()
    })

    await test.step('a keyword without suggestions shows a message, and can be searched for', async () => {
      await page.goto('/category')
      const { form, box, options } = await openBox(page, t, project.name)
      await box.pressSequentially('xyzzyplugh')
      await expect(form.getByRole('status')).toHaveText(t('Suggestions.none', { keyword: 'xyzzyplugh' }))
      await expect(options).toHaveText([t('Suggestions.anyway', { keyword: 'xyzzyplugh' })])
      await expectAccessible(page)
      await options.click()
      await expect(page).toHaveURL('/search?page=1&limit=12&keyword=xyzzyplugh')
    })

    await test.step('the list ends above a phone’s keyboard', async () => {
      const whole = page.viewportSize()?.height ?? 0
      const half = whole / 2
      // A keyboard covers the lower half, as browsers report it.
      await page.addInitScript((height) => {
        const keyboard = Object.assign(new EventTarget(), { offsetTop: 0, height })
        Object.defineProperty(window, 'visualViewport', { value: keyboard })
      }, half)
      await page.goto('/category')
      const { form, box } = await openBox(page, t, project.name)
      await box.pressSequentially('shirt')
      const list = form.getByRole('listbox')
      await expect(list.getByRole('option').first()).toBeVisible()
      const bottom = () => list.evaluate((element) => element.parentElement?.getBoundingClientRect().bottom ?? 0)
      await expect.poll(bottom).toBeLessThanOrEqual(half)
      await page.evaluate((height) => {
        Object.assign(window.visualViewport as object, { height })
        window.visualViewport?.dispatchEvent(new Event('resize'))
      }, whole)
      await expect.poll(bottom).toBeGreaterThan(half)
    })
  },
)

test.describe('of a store that speaks only the specification', () => {
  test.use({ expectedErrors: [/404/] })

  test('an empty box offers past searches alone', ANY_WIDTH, async ({ page, t }, { project }) => {
    await page.route('**/api/search/suggest*', (route) =>
      route.fulfill({ status: 404, json: { code: 404, msg: 'Not Found', data: null } }),
    )
    await page.addInitScript(() => localStorage.setItem('past-searches', '["scarf"]'))
    await page.goto('/category')
    const { options } = await openBox(page, t, project.name)
    await expect(options).toHaveText(['scarf'])
  })
})

test('no request is sent for one letter, nor for every letter of many', ANY_WIDTH, async ({ page, t }, { project }) => {
  const { requested } = await suggest(page)
  await page.clock.install()
  await page.goto('/category')
  const { box, options } = await openBox(page, t, project.name)
  // Fast typing, however slow the machine is.
  await page.clock.pauseAt(Date.now() + MINUTE)
  await box.pressSequentially('t')
  await page.clock.runFor(SECOND)
  expect(requested).toEqual([])
  for (const letter of 'arnbridge') {
    await box.press(letter)
    await page.clock.runFor(10)
  }
  expect(requested).toEqual([])
  await page.clock.runFor(SECOND)
  await expect(options.filter({ hasText: 'tarnbridge shirt' })).toBeVisible()
  expect(requested).toEqual(['tarnbridge'])
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] })

  test('the box is silent and searches as ever', ANY_WIDTH, async ({ page, t }, { project }) => {
    await page.route('**/api/search/suggest?*', (route) => route.abort())
    await page.goto('/category')
    const { box, options } = await openBox(page, t, project.name)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('suggest'))
    await box.pressSequentially('ball')
    await failed
    await expect(options).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await box.press('Enter')
    await expect(page).toHaveURL(/keyword=ball$/)
  })
})

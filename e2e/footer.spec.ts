import type { Page, Response } from '@playwright/test'
import { yearIn } from '../contract/format-date'
import { ANY_WIDTH, expect, test, WIDE } from './fixtures'
import type { Translator } from '../tests/harness/browser/translator'
import { escapePattern } from './escape-pattern'

const footer = (page: Page) => page.getByRole('contentinfo')
const field = (page: Page, t: Translator) => footer(page).getByRole('textbox', { name: t('Newsletter.email') })
const subscribe = (page: Page, t: Translator) => footer(page).getByRole('button', { name: t('Newsletter.subscribe') })

/** No two runs of a test are the same subscriber. */
const newEmail = () => `fan-${Math.random().toString(36).slice(2)}@touchline.example`

test('the frame of a page: its notice, its badges and its footer', async ({ page, context, t }, { project }) => {
  await test.step('the cookie notice is shown until it is accepted, for 365 days (spec §4 and §9)', async () => {
    await page.goto('/category')
    const notice = page.getByRole('region', { name: t('CookieNotice.label') })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: t('CookieNotice.policy') })).toHaveAttribute(
      'href',
      '/page/cookie-policy',
    )
    await notice.getByRole('button', { name: t('CookieNotice.accept') }).click()
    await expect(notice).toBeHidden()
    const consent = async () => (await context.cookies()).find(({ name }) => name === 'cookieAgree')
    await expect.poll(async () => (await consent())?.value).toBe('1')
    const cookie = await consent()
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
  })

  await test.step('the badges show shipping, returns and payment, and standard delivery costs 0.00 (spec §2)', async () => {
    const badges = page.getByRole('complementary', { name: t('TrustBadges.label') })
    const titles = [
      t('TrustBadges.deliveryTitle'),
      t('TrustBadges.returnsTitle', { days: 30 }),
      t('TrustBadges.paymentTitle'),
    ]
    for (const title of titles) await expect(badges.getByText(title)).toBeVisible()
    await expect(page.getByText('€0.00').first()).toBeVisible()
  })

  await test.step('three groups contain the pages of the site list and the contact details (spec §2)', async () => {
    for (const title of [t('Footer.information'), t('Footer.quickLinks'), t('Footer.contact')])
      await expect(footer(page).getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1)
    const link = footer(page).locator('a[href="/page/about-us"]')
    const openClose = footer(page).locator('summary', { hasText: t('Footer.information') })
    if (project.name === 'phone') {
      await expect(link).toBeHidden()
      await openClose.click()
      await expect(link).toBeVisible()
      await openClose.click()
      await expect(link).toBeHidden()
    } else {
      await expect(link).toBeVisible()
    }
    for (const key of [
      'about-us',
      'cookie-policy',
      'privacy-policy',
      'terms-of-use',
      'delivery',
      'returns',
      'contact-us',
      'faq',
    ])
      await expect(footer(page).locator(`a[href="/page/${key}"]`).first()).toBeAttached()
    await expect(footer(page).locator('a[href^="mailto:"]')).toBeAttached()
    await expect(footer(page).locator('a[href^="tel:"]')).toBeAttached()
  })

  await test.step('neither the titles of always open groups nor the announcement bar take the focus', async () => {
    const title = footer(page).locator('summary', { hasText: t('Footer.information') })
    await expect(title).toBeVisible({ visible: project.name === 'phone' })
    const bar = page.getByRole('complementary', { name: t('AnnouncementBar.label') })
    await expect(bar.locator('[tabindex]')).toHaveCount(0)
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/service-center#delivery')
  })

  await test.step('the bottom shows year and store name, the accepted cards, and a back-to-top link (spec §2)', async () => {
    // The page shows the year in which it was rendered: on New Year's Day, perhaps the previous one.
    const hour = 3_600_000
    const clocks = [-hour, 0, hour].map((off) =>
      t('Footer.copyright', {
        year: String(yearIn(new Date(Date.now() + off), { timeZone: 'Europe/London' })),
        store: 'Touchline',
      }),
    )
    await expect(footer(page).getByText(new RegExp([...new Set(clocks)].map(escapePattern).join('|')))).toBeVisible()
    for (const name of ['PayPal', 'Visa', 'Mastercard', 'JCB'])
      await expect(footer(page).getByRole('img', { name })).toBeVisible()
    await footer(page)
      .getByRole('link', { name: t('Footer.top') })
      .click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('from 768 px on, notices of the shop are whole in the strip', WIDE, async ({ page, t }) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/category')
    const bar = page.getByRole('complementary', { name: t('AnnouncementBar.label') })
    const list = bar.getByRole('list').first()
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(1)
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test.describe('the newsletter (spec §2 and §5)', () => {
  test('is loaded when it is touched, checked and sent', ANY_WIDTH, async ({ page, t }) => {
    await test.step('loads its validation on first focus, not before', async () => {
      const scripts: string[] = []
      const recordResponse = async (response: Response) => {
        if (response.url().includes('/_next/static/')) scripts.push(await response.text().catch(() => ''))
      }
      page.on('response', recordResponse)
      const isLoaded = () => scripts.some((text) => text.includes('is a required field'))
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      expect(isLoaded()).toBe(false)
      await field(page, t).focus()
      await expect.poll(isLoaded).toBe(true)
      page.off('response', recordResponse)
    })

    await test.step('keeps the input while it is loading', async () => {
      const scripts = '**/_next/static/chunks/**'
      await page.goto('/category')
      await page.waitForLoadState('networkidle')
      let release = () => {}
      const unblocked = new Promise<void>((done) => (release = done))
      await page.route(scripts, async (route) => {
        await unblocked
        await route.continue()
      })
      const email = newEmail()
      const request = page.waitForRequest(scripts)
      await field(page, t).pressSequentially(email)
      await request
      release()
      await expect(footer(page).locator('form[data-enhanced]')).toBeVisible()
      await expect(field(page, t)).toHaveValue(email)
      await subscribe(page, t).click()
      await expect(footer(page).getByText('submitted', { exact: true })).toBeVisible()
      await page.unroute(scripts)
    })

    await test.step('is validated on blur and on change, and sent if it is valid', async () => {
      await page.goto('/category')
      await field(page, t).focus()
      await page.keyboard.press('Tab')
      await expect(footer(page).getByText(t('Newsletter.missing'))).toBeVisible()
      await field(page, t).fill('fan@')
      await expect(footer(page).getByText(t('Newsletter.wrong'))).toBeVisible()
      await expect(field(page, t)).toHaveAttribute('aria-invalid', 'true')
      await field(page, t).fill(newEmail())
      await expect(footer(page).getByText(t('Newsletter.wrong'))).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(footer(page).getByText('submitted', { exact: true })).toBeVisible()
    })
  })

  test.describe('refused', () => {
    test.use({ expectedErrors: [/429/] })

    test("shows the store's own message (spec §8)", ANY_WIDTH, async ({ page, t }) => {
      const refusal = { status: 429, json: { code: 429, msg: 'Please wait a little.', data: null } }
      await page.route('**/api/subscribe', (route) => route.fulfill(refusal))
      await page.goto('/category')
      await field(page, t).fill(newEmail())
      // Until its script is loaded, it would be sent as a plain form.
      await expect(footer(page).locator('form[data-enhanced]')).toBeVisible()
      await subscribe(page, t).click()
      await expect(footer(page).getByText('Please wait a little.')).toBeVisible()
    })
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { waitForEnhancedForm } from '../../tests/harness/browser/enhanced-form'
import { becomeGuest, fillCart, openStep, typeAddress } from '../../tests/harness/browser/checkout'

declare global {
  interface Window {
    shifts: { at: number; value: number }[]
  }
}

/** Upper limit for good pages (web.dev/cls). */
const MAX_SHIFT_SCORE = 0.1

/** Milliseconds: longer than the half second after a press in which layout shifts are not counted. */
const BLOCK_MS = 900

/** Records every layout shift without recent input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifts.push({ at: entry.startTime, value: entry.value })
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the recorded shifts. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        // A shift of the last frame is reported after that frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => done(window.shifts.reduce((sum, { value }) => sum + value, 0)))),
        ),
      ),
  )

/**
 * Delays every response of the checkout while it is blocked. @returns a function that blocks, and returns one that
 * unblocks
 */
async function delayCheckout(page: Page) {
  let unblocked = Promise.resolve()
  await page.route('**/api/checkout**', async (route) => {
    await unblocked
    await route.continue()
  })
  return async () => {
    let release = () => {}
    unblocked = new Promise<void>((resolve) => (release = resolve))
    const pressedAt = await page.evaluate(() => performance.now())
    return async () => {
      await page.waitForFunction(([from = 0, held = 0]) => performance.now() - from > held, [pressedAt, BLOCK_MS])
      release()
    }
  }
}

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

test('nothing moves in the checkout', async ({ page, context, baseURL, t }) => {
  await watchShifts(page)
  const block = await delayCheckout(page)
  for (const [width, height] of SIZES)
    await test.step(`nothing moves when the response to a step is late, at ${width} px`, async () => {
      // Another guest, whose address is empty.
      await page.goto('about:blank')
      await context.clearCookies()
      await page.setViewportSize({ width, height })
      await fillCart(context, baseURL ?? '', 3)
      await becomeGuest(context.request, baseURL ?? '')
      await page.goto('/checkout')
      await openStep(page, t, 'address').waitFor()
      await typeAddress(page, t)
      for (const [step, next] of [
        ['CheckoutAddress', 'delivery'],
        ['CheckoutDelivery', 'payment'],
      ] as const) {
        const name = t(`${step}.submit`)
        await waitForEnhancedForm(page, { name })
        const release = await block()
        await page.evaluate(() => (window.shifts = []))
        await page.getByRole('button', { name }).click()
        await release()
        const open = openStep(page, t, next)
        await expect(open.locator('[inert]')).toHaveCount(0)
        await expect(open.getByRole('button').last()).toBeEnabled()
        await expect(openStep(page, t, step === 'CheckoutAddress' ? 'address' : 'delivery')).toHaveCount(0)
        expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT_SCORE)
      }
    })
})

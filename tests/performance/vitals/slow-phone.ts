import type { Browser, Locator, Page } from '@playwright/test'

/** CPU throttling: a phone compared with this machine. */
const SLOWDOWN = 4

/** Lighthouse's slow 4G: bytes a second, and round-trip time in milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 204_800, uploadThroughput: 84_480, latency: 150 }

/** Runs in the page, as text: compiled code would call helpers that do not exist there. */
const WATCH = `
  window.slowest_ = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowest_ = Math.max(window.slowest_, duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

/** Event Timing reports durations from 16 ms, in steps of 8 ms; shorter ones are counted as 16 ms. */
const MIN_REPORTED_MS = 16

/** Time after an interaction until the browser has reported its timing. */
const REPORT_DELAY_MS = 600

/** Time without a request after which a page is idle: scripts and prefetches have been loaded. */
const IDLE_MS = 1000

/** Waits until a page sends no more requests. */
export const waitForIdle = async (page: Page) => {
  let lastRequestAt = Date.now()
  const recordRequest = () => (lastRequestAt = Date.now())
  page.on('request', recordRequest).on('requestfinished', recordRequest)
  while (Date.now() - lastRequestAt < IDLE_MS) await page.waitForTimeout(IDLE_MS / 10)
  page.off('request', recordRequest).off('requestfinished', recordRequest)
}

/** Opens a page on a slow phone, and waits until it is idle. */
export async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url)
  await waitForIdle(page)
  return page
}

/** Time from the slowest tap or key press since the last call to its next frame, in milliseconds. */
export async function slowestInteraction(page: Page): Promise<number> {
  await page.waitForTimeout(REPORT_DELAY_MS)
  const slowest = await page.evaluate<number>('window.slowest_')
  await page.evaluate('window.slowest_ = 0')
  return slowest || MIN_REPORTED_MS
}

/** Time between touch and release. */
const PRESS_MS = 80

/** Taps the middle of an element. */
export async function tap(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await waitForIdle(page)
  const box = await target.boundingBox()
  if (!box) throw new Error(`The element is not visible: ${target.toString()}`)
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(PRESS_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

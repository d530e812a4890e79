import type { Browser } from '@playwright/test'
import { median } from '../harness/measure'
import { startShop } from '../harness/shop'
import { bench } from './bench'
import { launchBrowser } from './browser'

/** What the build writes before large scripts (scripts/build/compile-hints.ts). */
const COMPILE_HINT_MARK = /^\/\/# allFunctionsCalledOnLoad\n/

const PAGES = ['/', '/category/home-shirts', '/product/tarnbridge-rovers-home-shirt-2026-27', '/login']

/** Loads of a page with marked and with unmarked scripts, in turns. */
const LOADS = 9

/** The page's script runs this long after the load, in milliseconds. */
const SETTLE_MS = 2_500

/** How much slower than this machine's CPU the page's main thread is. */
const CPU_SLOWDOWN = 4

/** The main thread may take at most this share of its time without the marks. */
const MAX_RATIO = 0.95

interface Load {
  /** Time of the main thread, in milliseconds. */
  busy: number
  /** Time in which it could not respond to the shopper, in milliseconds: what exceeds 50 ms of each task. */
  blocked: number
}

/** Runs in the page, before its scripts. */
function countBlockedTime() {
  const counted = globalThis as { blockedTime?: number }
  counted.blockedTime = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      counted.blockedTime = (counted.blockedTime ?? 0) + Math.max(0, duration - 50)
  }).observe({ type: 'longtask' })
}

/** Loads a page on a phone with an empty cache. Scripts come from Playwright in both cases, so that both take as long. */
async function load(browser: Browser, url: string, isMarked: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await context.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: isMarked ? text : text.replace(COMPILE_HINT_MARK, '') })
  })
  await context.addInitScript(countBlockedTime)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url)
  await page.waitForTimeout(SETTLE_MS)
  const { metrics } = await session.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  const blocked = await page.evaluate(() => (globalThis as { blockedTime?: number }).blockedTime ?? NaN)
  await context.close()
  return { busy: busy * 1000, blocked }
}

const medians = (loads: Load[]): Load => ({
  busy: median(loads.map(({ busy }) => busy)),
  blocked: median(loads.map(({ blocked }) => blocked)),
})

await bench(async ({ processes, settings }) => {
  const { url } = await startShop(processes, settings)
  const browser = await launchBrowser([])
  console.log(`Main thread on a phone, CPU ${CPU_SLOWDOWN} × slower, medians of ${LOADS} in ms; without and with marks`)
  let isWithinLimit = true
  for (const path of PAGES) {
    await load(browser, url + path, true)
    const plain: Load[] = []
    const marked: Load[] = []
    for (let n = 0; n < LOADS; n++) {
      plain.push(await load(browser, url + path, false))
      marked.push(await load(browser, url + path, true))
    }
    const [before, after] = [medians(plain), medians(marked)]
    const pair = (name: keyof Load) =>
      `${name} ${before[name].toFixed(0).padStart(5)} ${after[name].toFixed(0).padStart(5)}`
    console.log(`${pair('busy')}   ${pair('blocked')}   ${path}`)
    if (!(after.busy / before.busy <= MAX_RATIO)) isWithinLimit = false
  }
  await browser.close()
  return isWithinLimit
})

import { existsSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { atMost } from '../figures'
import type { Scenario, ScenarioContext } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { buildNextRelease } from '../shop/next-release'
import { findPages } from '../shop/pages'

/** Chromium of the system; without one Playwright uses its own. */
const CHROMIUM = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

/** A click without a navigation in this time is dead. */
const CLICK_TIMEOUT_MS = 15_000

interface Tab {
  page: Page
  /** Number of loaded documents. */
  loads: number
}

async function openTab(page: Page, url: string): Promise<Tab> {
  const tab = { page, loads: 0 }
  page.on('load', () => tab.loads++)
  await page.goto(url)
  return tab
}

/** Clicks a visible link. @returns its address if it did not open */
async function click({ page }: Tab, href: string): Promise<string[]> {
  try {
    await page.locator(`a[href="${href}"]:visible`).first().click({ timeout: CLICK_TIMEOUT_MS })
    await page.waitForURL(`**${href}`, { timeout: CLICK_TIMEOUT_MS })
    return []
  } catch (error) {
    return [`${href}: ${String(error).split('\n')[0]}`]
  }
}

/** Opens tabs of one browser, each on a product, and selects links to click. */
async function openTabs(context: BrowserContext, shop: FaultShop, count: number) {
  const { categories, products } = await findPages(shop.request)
  const tabs: Tab[] = []
  for (let n = 0; n < count; n++)
    tabs.push(await openTab(await context.newPage(), `${shop.urls.shop}/product/${products[n % products.length]}`))
  const failedClicks: string[] = []
  const clickInAll = async (href: string) => {
    for (const tab of tabs) failedClicks.push(...(await click(tab, href)))
  }
  return {
    tabs,
    failedClicks,
    clickInAll,
    links: ['/', ...categories.slice(0, 2).map((key) => `/category/${key}`)],
  }
}

type Tabs = Awaited<ReturnType<typeof openTabs>>

/** Clicks in all tabs, repeatedly until the work is done, and once per link afterwards. */
async function clickDuring({ clickInAll, links }: Tabs, work: () => Promise<void>) {
  let isDone = false
  const working = work().finally(() => (isDone = true))
  for (let n = 1; !isDone; n++) await clickInAll(links[n % links.length] ?? '/')
  await working
  for (const href of links.slice(0, 3)) await clickInAll(href)
}

function addFigures(figures: ScenarioContext['figures'], name: string, { tabs, failedClicks }: Tabs) {
  figures.none(`${name}: dead clicks`, failedClicks)
  const value = Math.max(...tabs.map(({ loads }) => loads - 1))
  figures.add({ name: `${name}: most reloads of a tab`, value, goal: atMost(1) })
}

export const rollingRestart: Scenario = {
  id: 'R13',
  claim:
    'Storefronts are replaced one after the other, also by those of another build, while shoppers use the shop: every click works, and no tab reloads more than once.',
  async run({ shop: open, figures, isFull, processes }) {
    const shop = await open()
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    const newTabs = async () =>
      openTabs(await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' }), shop, isFull ? 20 : 5)
    try {
      const same = await newTabs()
      await clickDuring(same, async () => {
        for (const storefront of shop.instances.storefronts) await storefront.restart()
      })
      addFigures(figures, 'one after the other', same)
      if (!isFull) return figures.skip('A release of another build is tested with --full only.')
      const build = await buildNextRelease(processes, 'next')
      const other = await newTabs()
      await clickDuring(other, () => shop.release(build, 'next'))
      addFigures(figures, 'another build', other)
    } finally {
      await browser.close()
    }
  },
}

import { existsSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { atMost } from '../figures'
import type { Scenario, ScenarioContext } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { buildNextRelease } from '../shop/next-release'
import { findPages } from '../shop/pages'

/** Where systems keep it; without any of these Playwright looks for its own. */
const CHROMIUM = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

/** A press that leads nowhere for so long is dead, in milliseconds. */
const CLICK_TIMEOUT_MS = 15_000

interface Tab {
  page: Page
  /** Documents it has loaded. */
  loads: number
}

async function openTab(page: Page, url: string): Promise<Tab> {
  const tab = { page, loads: 0 }
  page.on('load', () => tab.loads++)
  await page.goto(url)
  return tab
}

/** Presses a link to somewhere else, as long as one can be seen. @returns the address that did not open, or none */
async function press({ page }: Tab, href: string): Promise<string[]> {
  try {
    await page.locator(`a[href="${href}"]:visible`).first().click({ timeout: CLICK_TIMEOUT_MS })
    await page.waitForURL(`**${href}`, { timeout: CLICK_TIMEOUT_MS })
    return []
  } catch (error) {
    return [`${href}: ${String(error).split('\n')[0]}`]
  }
}

/** Tabs of one browser, each on a product, and the links they press. */
async function openTabs(context: BrowserContext, shop: FaultShop, count: number) {
  const { categories, products } = await findPages(shop.ask)
  const tabs: Tab[] = []
  for (let n = 0; n < count; n++)
    tabs.push(await openTab(await context.newPage(), `${shop.urls.shop}/product/${products[n % products.length]}`))
  const dead: string[] = []
  const pressAll = async (href: string) => {
    for (const tab of tabs) dead.push(...(await press(tab, href)))
  }
  return { tabs, dead, pressAll, links: ['/', ...categories.slice(0, 2).map((key) => `/category/${key}`)] }
}

type Tabs = Awaited<ReturnType<typeof openTabs>>

/** Presses in all tabs, over and over, until the work is done and once more after it. */
async function pressDuring({ pressAll, links }: Tabs, work: () => Promise<void>) {
  let isDone = false
  const working = work().finally(() => (isDone = true))
  for (let n = 1; !isDone; n++) await pressAll(links[n % links.length] ?? '/')
  await working
  for (const href of links.slice(0, 3)) await pressAll(href)
}

function judge(figures: ScenarioContext['figures'], what: string, { tabs, dead }: Tabs) {
  figures.none(`${what}: dead presses`, dead)
  const value = Math.max(...tabs.map(({ loads }) => loads - 1))
  figures.add({ what: `${what}: documents loaded beyond the first, most of a tab`, value, goal: atMost(1) })
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
      await pressDuring(same, async () => {
        for (const storefront of shop.instances.storefronts) await storefront.restart()
      })
      judge(figures, 'one after the other', same)
      if (!isFull) return figures.leaveOut('A release to another build takes a build: --full.')
      const build = await buildNextRelease(processes, 'next')
      const other = await newTabs()
      await pressDuring(other, () => shop.release(build, 'next'))
      judge(figures, 'another build', other)
    } finally {
      await browser.close()
    }
  },
}

import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { atMost } from '../figures'
import type { Row } from '../row'
import { findPages } from '../shop/pages'

/** Where systems keep it; without any of these Playwright looks for its own. */
const CHROMIUM = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

/** A press that leads nowhere for so long is dead, in milliseconds. */
const PATIENCE = 15_000

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
    await page.locator(`a[href="${href}"]:visible`).first().click({ timeout: PATIENCE })
    await page.waitForURL(`**${href}`, { timeout: PATIENCE })
    return []
  } catch (error) {
    return [`${href}: ${String(error).split('\n')[0]}`]
  }
}

export const rollingRestart: Row = {
  id: 'R13',
  claim:
    'Storefronts are replaced one after the other while shoppers are in the middle of the shop: no press is dead, and no tab loads more than one document more.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const { categories, products } = await findPages(shop.ask)
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' })
      const tabs: Tab[] = []
      for (let n = 0; n < (isFull ? 20 : 5); n++)
        tabs.push(await openTab(await context.newPage(), `${shop.urls.shop}/product/${products[n % products.length]}`))
      const dead: string[] = []
      const pressAll = async (href: string) => {
        for (const tab of tabs) dead.push(...(await press(tab, href)))
      }
      for (const [index, storefront] of shop.instances.storefronts.entries()) {
        const restarted = storefront.restart()
        await pressAll(index === 0 ? `/category/${categories[0]}` : '/')
        await restarted
        await pressAll(index === 0 ? `/category/${categories[1]}` : `/category/${categories[0]}`)
      }
      figures.none('dead presses', dead)
      figures.add({
        what: 'documents loaded beyond the first, most of a tab',
        value: Math.max(...tabs.map(({ loads }) => loads - 1)),
        goal: atMost(1),
      })
    } finally {
      await browser.close()
    }
    figures.leaveOut(
      'Both are of one build; files of an older one are kept by a release (deploy/), and a script that is gone is reloaded once (e2e).',
    )
  },
}

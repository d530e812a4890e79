import type { Browser } from '@playwright/test'
import { type Figure, readArguments, report } from './command-line'
import { bench, openShop } from './bench'
import { launchBrowser } from './browser'
import { median } from '../harness/measure'
import { BARE_PAGE, INTERACTIONS, type Interaction } from './vitals/interactions'
import { measureNavigation, type PaintTimes } from './vitals/measure-navigation'
import { openSlowly, slowestInteraction } from './vitals/slow-phone'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)

const MAX_NAVIGATION_MS = 100

async function measure(browser: Browser, shop: string, { path, prepare, interact }: Interaction): Promise<number> {
  const page = await openSlowly(browser, path.startsWith('/') ? shop + path : path)
  await prepare?.(page)
  await slowestInteraction(page)
  await interact(page)
  const slowest = await slowestInteraction(page)
  await page.context().close()
  return slowest
}

async function runs(name: string, measureOnce: () => Promise<number>): Promise<Figure> {
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) values.push(await measureOnce())
  return { name, value: median(values), unit: 'ms', atMost: MAX_NAVIGATION_MS }
}

const { access } = readArguments(process.argv.slice(2))

await bench(async (place) => {
  const { url, browserArgs } = await openShop(place, access)
  const browser = await launchBrowser(browserArgs)
  const figures: Figure[] = []
  console.log('CPU four times slower, slow 4G: from the slowest tap or key press to the next frame')
  const baseline = await runs(BARE_PAGE.name, () => measure(browser, url, BARE_PAGE))
  figures.push({ ...baseline, atMost: undefined })
  for (const interaction of INTERACTIONS) {
    figures.push(await runs(interaction.name, () => measure(browser, url, interaction)))
    console.log(`  ${interaction.name}: ${figures.at(-1)?.value} ms`)
  }
  const steps: PaintTimes[] = []
  for (let run = 0; run < RUNS; run++) steps.push(await measureNavigation(browser, `${url}/category/home-shirts`))
  const first = median(steps.map(({ first }) => first))
  const page = median(steps.map(({ page }) => page))
  figures.push({
    name: 'listing to product: its picture and name',
    value: first,
    unit: 'ms',
    atMost: MAX_NAVIGATION_MS,
  })
  figures.push({ name: 'listing to product: its page', value: page, unit: 'ms' })
  await browser.close()
  return report('vitals', figures, access)
})

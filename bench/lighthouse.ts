import { join } from 'node:path'
import { chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config'
import { findFreePort } from '../scripts/ports'
import { startShop } from '../scripts/shop'
import { bench } from './bench'
import { startBare } from './floor/start-bare'
import { ALLOWED, audit, type Audited } from './lighthouse/audit'
import { becomeCustomer, SCREENS, type Screen } from './lighthouse/screens'
import { report, type Figure } from './report'
import { median } from './statistics'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/** What blocks the main thread is what a bare Next page blocks it for in the same run, and so many milliseconds. */
const MOST = { lcp: 1800, tbtOver: 50, cls: 0 }

/** Words of the command line name screens; all without any. */
const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

interface Runs {
  own: Audited[]
  bare: Audited[]
}

type Measured = Exclude<keyof Audited, 'findings'>
const medianOf = (runs: Audited[], figure: Measured) => median(runs.map((run) => run[figure]))

function figuresOf({ name, least, isPrivate }: Screen, { own: runs, bare }: Runs): Figure[] {
  const of = (figure: Measured) => medianOf(runs, figure)
  // Nothing but the viewport may cost the page anything; what keeps it out of search engines is meant.
  const findings = new Set(runs.flatMap((run) => run.findings))
  for (const meant of [ALLOWED, ...(isPrivate ? ['is-crawlable'] : [])]) findings.delete(meant)
  if (findings.size > 0) console.log(`  ${name}: ${[...findings].join(', ')}`)
  return [
    { name: `${name}, performance`, value: of('performance'), unit: '', atLeast: least },
    { name: `${name}, LCP`, value: of('lcp'), unit: 'ms', atMost: MOST.lcp },
    { name: `${name}, TBT`, value: of('tbt'), unit: 'ms' },
    {
      name: `${name}, TBT over the bare page’s`,
      value: of('tbt') - medianOf(bare, 'tbt'),
      unit: 'ms',
      atMost: MOST.tbtOver,
    },
    { name: `${name}, CLS`, value: of('cls'), unit: '', atMost: MOST.cls },
    { name: `${name}, accessibility`, value: of('accessibility'), unit: '' },
    { name: `${name}, best practices`, value: of('bestPractices'), unit: '', atLeast: 100 },
    { name: `${name}, SEO`, value: of('seo'), unit: '', ...(!isPrivate && { atLeast: 100 }) },
    { name: `${name}, findings`, value: findings.size, unit: '', atMost: 0 },
  ]
}

await bench(async ({ processes, settings }) => {
  const { url } = await startShop(processes, settings)
  const floor = await startBare(processes)
  const port = await findFreePort()
  const { args = [], executablePath } = playwrightConfig.use?.launchOptions ?? {}
  const context = await chromium.launchPersistentContext(join(settings.dataDir, 'browser'), {
    baseURL: url,
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  try {
    for (const screen of screens) {
      if (screen.name === 'checkout') await becomeCustomer(context, url)
      const runs: Runs = { own: [], bare: [] }
      for (let run = 1; run <= RUNS; run++) {
        runs.own.push(await audit(url + screen.path, port))
        runs.bare.push(await audit(floor, port))
        const { performance = 0, tbt = 0 } = runs.own.at(-1) ?? {}
        console.log(
          `  ${screen.name} ${run}/${RUNS}: ${performance}, blocked ${Math.round(tbt)} ms, bare ${Math.round(runs.bare.at(-1)?.tbt ?? 0)} ms`,
        )
      }
      figures.push(...figuresOf(screen, runs))
    }
  } finally {
    await context.close()
  }
  return report('lighthouse', figures)
})

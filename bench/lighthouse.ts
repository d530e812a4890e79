import { join } from 'node:path'
import { chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config'
import { findFreePort } from '../scripts/ports'
import { startShop } from '../scripts/shop'
import { bench } from './bench'
import { ALLOWED, audit, type Audited } from './lighthouse/audit'
import { becomeCustomer, SCREENS, type Screen } from './lighthouse/screens'
import { median, report, type Figure } from './report'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)

const MOST = { lcp: 1800, tbt: 50, cls: 0 }

/** Words of the command line name screens; all without any. */
const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

function figuresOf({ name, least, isPrivate }: Screen, runs: Audited[]): Figure[] {
  const of = (figure: Exclude<keyof Audited, 'findings'>) => median(runs.map((run) => run[figure]))
  // Nothing but the viewport may cost the page anything; what keeps it out of search engines is meant.
  const findings = new Set(runs.flatMap((run) => run.findings))
  for (const meant of [ALLOWED, ...(isPrivate ? ['is-crawlable'] : [])]) findings.delete(meant)
  if (findings.size > 0) console.log(`  ${name}: ${[...findings].join(', ')}`)
  return [
    { name: `${name}, performance`, value: of('performance'), unit: '', atLeast: least },
    { name: `${name}, LCP`, value: of('lcp'), unit: 'ms', atMost: MOST.lcp },
    { name: `${name}, TBT`, value: of('tbt'), unit: 'ms', atMost: MOST.tbt },
    { name: `${name}, CLS`, value: of('cls'), unit: '', atMost: MOST.cls },
    { name: `${name}, accessibility`, value: of('accessibility'), unit: '' },
    { name: `${name}, best practices`, value: of('bestPractices'), unit: '', atLeast: 100 },
    { name: `${name}, SEO`, value: of('seo'), unit: '', ...(!isPrivate && { atLeast: 100 }) },
    { name: `${name}, findings`, value: findings.size, unit: '', atMost: 0 },
  ]
}

await bench(async ({ processes, settings }) => {
  const { url } = await startShop(processes, settings)
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
      const runs: Audited[] = []
      for (let run = 1; run <= RUNS; run++) {
        runs.push(await audit(url + screen.path, port))
        console.log(`  ${screen.name} ${run}/${RUNS}: ${runs.at(-1)?.performance}`)
      }
      figures.push(...figuresOf(screen, runs))
    }
  } finally {
    await context.close()
  }
  return report('lighthouse', figures)
})

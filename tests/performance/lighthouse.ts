import { join } from 'node:path'
import { findFreePort } from '../harness/ports'
import { readArguments } from './arguments'
import { bench } from './bench'
import { launchContext } from './browser'
import { startBare } from './floor/start-bare'
import { ALLOWED, audit, type Audited } from './lighthouse/audit'
import { becomeCustomer, SCREENS, type Screen } from './lighthouse/screens'
import { openShop } from './open-shop'
import { report, type Figure } from './report'
import { median } from './statistics'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/** What blocks the main thread is what a bare Next page blocks it for in the same run, and so many milliseconds. */
const MOST = { tbtOver: 50, cls: 0 }

/** What HTTP/2 saves is asked of the pages; nginx is one more program on a machine that also runs the browser. */
const LIMITS = { straight: { lcp: 1800, fewerPoints: 0 }, nginx: { lcp: 1500, fewerPoints: 1 } }

/** Words of the command line name screens; all without any. */
const { names, access } = readArguments(process.argv.slice(2))
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))

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
    { name: `${name}, performance`, value: of('performance'), unit: '', atLeast: least - LIMITS[access].fewerPoints },
    { name: `${name}, LCP`, value: of('lcp'), unit: 'ms', atMost: LIMITS[access].lcp },
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

await bench(async (place) => {
  const { processes, settings } = place
  const { url, browserArgs } = await openShop(place, access)
  const floor = await startBare(processes)
  const port = await findFreePort()
  const args = [...browserArgs, `--remote-debugging-port=${port}`]
  const context = await launchContext(join(settings.dataDir, 'browser'), url, args)
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
  return report('lighthouse', figures, access)
})

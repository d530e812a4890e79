import { ensureBuild } from '../harness/build'
import { describeError, UserError } from '../harness/user-error'
import { onStopSignal, Processes } from '../harness/processes'
import { seededRandom } from '../../store-api/catalog/images/seeded-random'
import { readOptions, type Options } from './options'
import { isBroken, reportOf, type RowResult } from './report'
import { SharedShop, type Scenario, contextOf } from './scenario'
import { SCENARIOS } from './scenarios/scenarios'

const processes = new Processes(true)
let sharedShop: SharedShop | undefined

async function attempt(row: Scenario, shop: SharedShop, options: Options): Promise<RowResult> {
  const startedAt = Date.now()
  const context = contextOf(shop, options, processes, row.id)
  let failure = ''
  try {
    await row.run(context)
  } catch (error) {
    failure = describeError(error)
  }
  return { row, failure, figures: context.figures, seconds: (Date.now() - startedAt) / 1000 }
}

async function main() {
  const options = readOptions(process.argv.slice(2))
  console.log(`seed ${options.seed}`)
  await ensureBuild(processes)
  sharedShop = new SharedShop(seededRandom(options.seed))
  const rows = SCENARIOS.filter(({ id }) => options.only.length === 0 || options.only.includes(id))
  const failedIds: string[] = []
  for (const row of rows) {
    const result = await attempt(row, sharedShop, options)
    console.log(reportOf(result))
    if (isBroken(result)) failedIds.push(row.id)
  }
  console.log(`\n${rows.length - failedIds.length} of ${rows.length} rows hold.`)
  if (failedIds.length > 0) {
    const repeatCommand = `npm run test:resilience -- --seed ${options.seed} --only ${failedIds.join(',')}`
    throw new UserError(`${failedIds.join(', ')} failed. Repeat with: ${repeatCommand}`)
  }
}

async function finish(code: number) {
  await sharedShop?.close().catch((error: unknown) => console.error(describeError(error)))
  await processes.stopAll()
  process.exit(code)
}

onStopSignal(() => void finish(1))
main().then(
  () => finish(0),
  (error: unknown) => {
    console.error(describeError(error))
    return finish(1)
  },
)

import { ensureBuild } from '../harness/build'
import { describeError, UserError } from '../harness/user-error'
import { onStopSignal, Processes } from '../harness/processes'
import { seededRandom } from '../../store-api/catalog/images/seeded-random'
import { readOptions, type Options } from './options'
import { isBroken, reportOf, type Tried } from './report'
import { SharedShop, type Scenario, contextOf } from './scenario'
import { SCENARIOS } from './scenarios/scenarios'

const processes = new Processes(true)
let sharedShop: SharedShop | undefined

async function attempt(row: Scenario, shop: SharedShop, options: Options): Promise<Tried> {
  const begun = Date.now()
  const context = contextOf(shop, options, processes, row.id)
  let failure = ''
  try {
    await row.run(context)
  } catch (error) {
    failure = describeError(error)
  }
  return { row, failure, figures: context.figures, seconds: (Date.now() - begun) / 1000 }
}

async function main() {
  const options = readOptions(process.argv.slice(2))
  console.log(`seed ${options.seed}`)
  await ensureBuild(processes)
  sharedShop = new SharedShop(seededRandom(options.seed))
  const rows = SCENARIOS.filter(({ id }) => options.only.length === 0 || options.only.includes(id))
  const broken: string[] = []
  for (const row of rows) {
    const tried = await attempt(row, sharedShop, options)
    console.log(reportOf(tried))
    if (isBroken(tried)) broken.push(row.id)
  }
  console.log(`\n${rows.length - broken.length} of ${rows.length} rows hold.`)
  if (broken.length > 0) {
    const again = `npm run test:resilience -- --seed ${options.seed} --only ${broken.join(',')}`
    throw new UserError(`${broken.join(', ')} failed. Repeat with: ${again}`)
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

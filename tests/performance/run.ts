import { ensureBuild } from '../harness/build'
import { describeError } from '../harness/user-error'
import { exitOnSignal, Processes } from '../harness/processes'
import { readArguments, writeArguments } from './command-line'

/** Benchmarks that can also run through nginx, as deployed. */
const THROUGH_NGINX = ['weight', 'lighthouse', 'vitals', 'load', 'sizing']

/** Benchmarks that request no page. */
const BENCHES_WITHOUT_STOREFRONT = ['import']

/** All benchmarks; each prints its figures, and fails if a limit is exceeded. */
const BENCHES = [
  'page-js',
  'weight',
  'lighthouse',
  'vitals',
  'load',
  'sizing',
  'start',
  'memory',
  'even-time',
  'captcha',
  'typing',
  'compile-hints',
  'scale',
  'import',
  'import-pages',
]

function chooseBenches() {
  try {
    const { names, access } = readArguments(process.argv.slice(2))
    const available = access === 'nginx' ? THROUGH_NGINX : BENCHES
    return { benches: available.filter((name) => names.length === 0 || names.includes(name)), access }
  } catch (error) {
    console.error(describeError(error))
    process.exit(1)
  }
}

const { benches, access } = chooseBenches()
const processes = new Processes()
exitOnSignal(processes)
let failed = 0

if (benches.some((name) => !BENCHES_WITHOUT_STOREFRONT.includes(name))) await ensureBuild(processes)
for (const name of benches) {
  console.log(`\n${name}${access === 'nginx' ? ', through nginx' : ''}`)
  const args = ['--import', 'tsx', `tests/performance/${name}.ts`, ...writeArguments(access)]
  const { code } = await processes.run({ name, args })
  if (code !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)

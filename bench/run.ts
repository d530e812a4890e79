import { buildOnce } from '../scripts/build-once'
import { Processes } from '../scripts/processes'

/** Every benchmark; each prints its figures and fails when a limit is passed. */
const BENCHES = [
  'page-js',
  'weight',
  'lighthouse',
  'vitals',
  'load',
  'nginx',
  'sizing',
  'start',
  'memory',
  'even-time',
  'captcha',
  'typing',
  'scale',
]

const wanted = process.argv.slice(2)
const processes = new Processes()
let failed = 0

await buildOnce(processes)
for (const name of BENCHES.filter((bench) => wanted.length === 0 || wanted.includes(bench))) {
  console.log(`\n${name}`)
  const { code } = await processes.run({ name, args: ['--import', 'tsx', `bench/${name}.ts`] })
  if (code !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)

import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withServer } from '../concurrency/harness/databases'
import { findPostgres } from '../harness/services'
import { fuzzFiles } from './fuzz-files'
import { killImports, type MakeShop, pgliteShops, postgresShops } from './kill-imports'
import { randomOf } from './mutate-file'

/** Kills imports at random times, and imports damaged files. */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
  },
})
const [files, kills, seed] = [Number(values.files), Number(values.kills), Number(values.seed)]

/** Products in the file of a killed import. */
const PRODUCTS = 300

/** Kills happen after the first product and before the last. */
const KILL_WINDOW = { from: 0.1, share: 0.8 }

const folder = mkdtempSync(join(tmpdir(), 'test-import-'))
const failures: string[] = []

function printResult(title: string, faults: readonly string[]) {
  console.log(`${faults.length === 0 ? '✔' : '✘'} ${title}`)
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)
  failures.push(...faults)
}

async function killOn(name: string, makeShop: MakeShop, dataFolder: string) {
  const random = randomOf(seed)
  const faults = await killImports({
    ...{ makeShop, kills, products: PRODUCTS, folder: dataFolder },
    random: () => KILL_WINDOW.from + KILL_WINDOW.share * random(),
    onKill: ({ number, written, of }) =>
      console.log(`${name}, kill ${number}: ${written} of ${of} products were written`),
  })
  printResult(`${name}: ${kills} imports were killed and run again`, faults)
}

function makeSubfolder(name: string) {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

console.log(`seed ${seed}`)
try {
  chmodSync(folder, 0o711)
  if (kills > 0) {
    const pgliteFolder = makeSubfolder('pglite')
    await killOn('PGlite', await pgliteShops(pgliteFolder), pgliteFolder)
    const data = makeSubfolder('postgresql')
    if (findPostgres()) await withServer('', (server) => killOn('PostgreSQL', postgresShops(server, data), data))
    else console.log('PostgreSQL is not installed: its imports are not tested.')
  }
  if (files > 0) {
    const onProgress = (done: number) => console.log(`${done} of ${files} files`)
    const { readCount, rejectedCount, products, faults } = await fuzzFiles({ files, seed, onProgress })
    printResult(
      `${files} damaged files: ${readCount} read, with ${products} products, ${rejectedCount} rejected as a whole`,
      faults,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failures.length > 0)
  console.log(`Repeat with: npm run test:import -- --files ${files} --kills ${kills} --seed ${seed}`)
process.exit(failures.length > 0 ? 1 : 0)

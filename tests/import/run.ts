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

/** Imports are killed at random moments, and fed damaged files. */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
  },
})
const [files, kills, seed] = [Number(values.files), Number(values.kills), Number(values.seed)]

/** Products of a file whose import is killed. */
const PRODUCTS = 300

/** Neither before the first product nor after the last. */
const MIDDLE = { from: 0.1, share: 0.8 }

const folder = mkdtempSync(join(tmpdir(), 'test-import-'))
const broken: string[] = []

function tell(title: string, faults: readonly string[]) {
  console.log(`${faults.length === 0 ? '✔' : '✘'} ${title}`)
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)
  broken.push(...faults)
}

async function killOn(name: string, makeShop: MakeShop, own: string) {
  const random = randomOf(seed)
  const faults = await killImports({
    ...{ makeShop, kills, products: PRODUCTS, folder: own },
    random: () => MIDDLE.from + MIDDLE.share * random(),
    onKill: ({ place, written, of }) =>
      console.log(`${name}, kill ${place}: ${written} of ${of} products were written`),
  })
  tell(`${name}: ${kills} imports were killed and run again`, faults)
}

function ownFolder(name: string) {
  const own = join(folder, name)
  mkdirSync(own)
  return own
}

console.log(`seed ${seed}`)
try {
  chmodSync(folder, 0o711)
  if (kills > 0) {
    const own = ownFolder('pglite')
    await killOn('PGlite', await pgliteShops(own), own)
    const data = ownFolder('postgresql')
    if (findPostgres()) await withServer('', (server) => killOn('PostgreSQL', postgresShops(server, data), data))
    else console.log('PostgreSQL is not installed: no import on it is killed.')
  }
  if (files > 0) {
    const onProgress = (done: number) => console.log(`${done} of ${files} files`)
    const { read, refused, products, faults } = await fuzzFiles({ files, seed, onProgress })
    tell(`${files} damaged files: ${read} read, with ${products} products, ${refused} refused as a whole`, faults)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (broken.length > 0) console.log(`Once more: npm run test:import -- --files ${files} --kills ${kills} --seed ${seed}`)
process.exit(broken.length > 0 ? 1 : 0)

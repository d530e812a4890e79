import { randomInt } from 'node:crypto'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { residentMb } from '../bench/resident'
import { nodeEngine } from '../lib/contract/engines/node'
import { deriveKeys } from '../lib/contract/keys'
import { makeSecrets } from './demo-secrets'
import { fuzz, type Result } from './fuzz/fuzz'
import { over, shopRequests, signedCalls, strangeCalls } from './fuzz/targets'
import { onStopSignal, Processes } from './processes'
import { findFreePort } from './ports'
import { startStoreApi, startStorefront, type Running, type ShopSettings } from './shop'

/** So much memory more is what a program needs that is at work; beyond it something is kept. */
const GROWTH = 1.15

/** Of all requests, what warms the programs up before their memory is looked at. */
const WARM_UP = 0.3

/** What programs write when something happened that nobody foresaw. */
const UNFORESEEN = /unhandledRejection|uncaughtException|"a request failed"|Unhandled|⨯/

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
  },
})
const total = Number(values.requests)
const seed = Number(values.seed)

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
const log = join(folder, 'shop.log')
let isStopping = false

/** A shop of its own, without the limits that would turn most of it away. */
const settings = async (): Promise<ShopSettings> => ({
  port: await findFreePort(),
  storeApiPort: await findFreePort(),
  dataDir: join(folder, 'data'),
  secrets: makeSecrets(),
  logLevel: 'warn',
  output: openSync(log, 'a'),
  env: { DATABASE_URL: '', WARM_UP: 'false', READS_PER_MINUTE: '1000000', WRITES_PER_MINUTE: '1000000' },
})

const progress = (name: string, of: number) => (done: number) => {
  if (done % 5000 === 0 || done === of) console.log(`${name} ${done} of ${of}`)
}

/** Three in five at the storefront, the others at the store API itself. */
async function throwAll(
  shop: Running,
  storeApi: Running,
  { secrets, port }: ShopSettings,
  count: number,
  from: number,
): Promise<Result[]> {
  const keys = deriveKeys(nodeEngine, secrets.storeApi)
  const part = (share: number) => Math.round(count * share)
  const run = { seed: from }
  return [
    await fuzz(shopRequests(over(shop.url), `http://localhost:${port}`), {
      ...run,
      count: part(0.6),
      onProgress: progress('The storefront:', part(0.6)),
    }),
    await fuzz(signedCalls(over(storeApi.url), keys), {
      ...run,
      count: part(0.3),
      onProgress: progress('The store API, signed:', part(0.3)),
    }),
    await fuzz(strangeCalls(over(storeApi.url)), {
      ...run,
      count: part(0.1),
      onProgress: progress('The store API, unsigned:', part(0.1)),
    }),
  ]
}

const memoryOf = (...programs: Running[]) => programs.map(({ child }) => Math.round(residentMb(child.pid ?? 0)))

async function main(): Promise<string[]> {
  const own = await settings()
  const storeApi = await startStoreApi(processes, own)
  const shop = await startStorefront(processes, own, storeApi.url)
  const ended: string[] = []
  for (const program of [shop, storeApi])
    void program.ended.then(({ name }) => !isStopping && ended.push(`${name} ended.`))
  console.log(`${total} requests, seed ${seed}`)
  const warmUp = await throwAll(shop, storeApi, own, Math.round(total * WARM_UP), seed)
  const before = memoryOf(shop, storeApi)
  const results = [...warmUp, ...(await throwAll(shop, storeApi, own, Math.round(total * (1 - WARM_UP)), seed + total))]
  const after = memoryOf(shop, storeApi)

  const statuses: Record<string, number> = {}
  for (const result of results)
    for (const [status, times] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + times
  console.log('Answers by status:', statuses)
  console.log(`Resident memory, storefront and store API: ${before.join(' and ')} MB, then ${after.join(' and ')} MB`)
  const unforeseen = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => UNFORESEEN.test(line))
  return [
    ...ended,
    ...results.flatMap(({ faults }) => faults),
    ...unforeseen.slice(0, 20).map((line) => `In the log: ${line.slice(0, 400)}`),
    ...after.flatMap((mb, at) =>
      mb > (before[at] ?? 0) * GROWTH ? [`Memory grew from ${before[at]} to ${mb} MB.`] : [],
    ),
  ]
}

async function finish(faults: string[]) {
  if (isStopping) return
  isStopping = true
  await processes.stopAll()
  faults.forEach((fault) => console.error(fault))
  if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
  else console.error(`What the shop said: ${log}\nOnce more: npm run test:fuzz -- --requests ${total} --seed ${seed}`)
  console.log(`${faults.length} faults in ${total} requests`)
  process.exit(faults.length > 0 ? 1 : 0)
}

onStopSignal(() => void finish(['Stopped before the end.']))

main().then(finish, (error: unknown) => finish([String(error)]))

import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { fuzz, type Result, type FuzzTarget } from './fuzz'
import { openShop, type OwnShop } from './test-shop'
import { httpTarget, shopRequests, signedCalls, unsignedCalls } from './targets'
import { onStopSignal, Processes } from '../harness/processes'

/** A program whose memory grows more counts as leaking. */
const MAX_GROWTH = 1.15

/** Requests before the first measurement of memory: a share of all, but at least a number. */
const WARM_UP_SHARE = 0.3
const MIN_WARM_UP = 6000

/** Log lines of unexpected errors. */
const UNEXPECTED_ERROR = /unhandledRejection|uncaughtException|"a request failed"|Unhandled|⨯/

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

/** Sends 60 % of the requests to the storefront, the others to the store API. */
async function sendAll(shop: OwnShop, count: number, from: number): Promise<Result[]> {
  const keys = deriveKeys(nodeEngine, shop.secret)
  const sendPart = <Request>(target: FuzzTarget<Request>, share: number) => {
    const requests = Math.round(count * share)
    const onProgress = (done: number) => {
      if (done % 5000 === 0 || done === requests)
        console.log(`${target.name} ${done} of ${requests}; memory ${shop.memory().join(' and ')} MB`)
    }
    return fuzz(target, { count: requests, seed: from, onProgress })
  }
  return [
    await sendPart(shopRequests(httpTarget(shop.storefront.url), shop.storefront.url), 0.6),
    await sendPart(signedCalls(httpTarget(shop.storeApi.url), keys), 0.3),
    await sendPart(unsignedCalls(httpTarget(shop.storeApi.url)), 0.1),
  ]
}

function showStatuses(results: Result[]) {
  const statuses: Record<string, number> = {}
  for (const result of results)
    for (const [status, times] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + times
  console.log('Responses by status:', statuses)
}

const logFaults = () =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => UNEXPECTED_ERROR.test(line))
    .slice(0, 20)
    .map((line) => `In the log: ${line.slice(0, 400)}`)

async function main(): Promise<string[]> {
  const shop = await openShop(processes, folder, log)
  const exitedPrograms: string[] = []
  for (const program of [shop.storefront, shop.storeApi])
    void program.exited.then(({ name }) => !isStopping && exitedPrograms.push(`${name} ended.`))
  console.log(`${total} requests, seed ${seed}`)
  const warmUp = await sendAll(shop, Math.max(total * WARM_UP_SHARE, MIN_WARM_UP), seed)
  const before = shop.memory()
  const results = [...warmUp, ...(await sendAll(shop, Math.round(total * (1 - WARM_UP_SHARE)), seed + total))]
  const after = shop.memory()

  showStatuses(results)
  console.log(`Resident memory, storefront and store API: ${before.join(' and ')} MB, then ${after.join(' and ')} MB`)
  const grownMb = after.filter((mb, at) => mb > (before[at] ?? 0) * MAX_GROWTH)
  return [
    ...exitedPrograms,
    ...results.flatMap(({ faults }) => faults),
    ...logFaults(),
    ...grownMb.map((mb) => `Memory grew by more than ${Math.round((MAX_GROWTH - 1) * 100)} %, to ${mb} MB.`),
  ]
}

async function finish(faults: string[]) {
  if (isStopping) return
  isStopping = true
  await processes.stopAll()
  faults.forEach((fault) => console.error(fault))
  if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
  else console.error(`Log of the shop: ${log}\nRepeat with: npm run test:fuzz -- --requests ${total} --seed ${seed}`)
  console.log(`${faults.length} faults in ${total} requests`)
  process.exit(faults.length > 0 ? 1 : 0)
}

onStopSignal(() => void finish(['Stopped before the end.']))

main().then(finish, (error: unknown) => finish([String(error)]))

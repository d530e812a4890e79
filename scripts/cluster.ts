import { ensureBuild } from '../tests/harness/build'
import { type Cluster, CLUSTER_PORTS, startCluster } from '../tests/harness/cluster'
import { describeError, UserError } from '../tests/harness/user-error'
import { isPortFree } from '../tests/harness/ports'
import { onStopSignal, Processes } from '../tests/harness/processes'

/** Not in `.data`, which the users of PostgreSQL and nginx cannot read. */
const FOLDER = '.cluster'

let cluster: Cluster | undefined
let isStopping = false

async function end(code: number) {
  if (isStopping) return
  isStopping = true
  await cluster?.stop()
  process.exit(code)
}

/** @throws UserError if a port is taken */
async function requireFreePorts() {
  for (const port of Object.values(CLUSTER_PORTS).flat() as number[])
    if (!(await isPortFree(port))) throw new UserError(`Port ${port} is taken: stop what listens there.`)
}

async function main() {
  await requireFreePorts()
  await ensureBuild(new Processes())
  console.log('Starting PostgreSQL, Redis, the payment service, two store APIs, two storefronts and nginx …')
  cluster = await startCluster({ ports: CLUSTER_PORTS, folder: FOLDER })
  const { urls, instances } = cluster
  console.log(`\nThe shop is open: ${urls.shop}   (Ctrl-C closes it; its certificate is our own)\n`)
  const { storefronts, storeApis, payment, postgres, redis } = instances
  for (const { name, url, pid } of [...storefronts, ...storeApis, payment, postgres, redis])
    console.log(`  ${name.padEnd(16)} ${url}   process ${pid()}`)
  console.log(`  ${'nginx'.padEnd(16)} ${urls.plain}, ${urls.pay}, ${urls.storeApi} (store APIs)\n`)
}

onStopSignal(() => void end(0))

main().catch((error: unknown) => {
  if (isStopping) return
  console.error(describeError(error))
  void end(1)
})

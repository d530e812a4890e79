import { join } from 'node:path'
import { ensureBuild } from '../tests/harness/build'
import { loadOrCreateSecrets } from '../tests/harness/secrets'
import { describeError, UserError } from '../tests/harness/user-error'
import { applyShop, drawPictures, readShopFolder } from '../tests/harness/example-shop'
import { isPortFree, readPort } from '../tests/harness/ports'
import { onStopSignal, Processes } from '../tests/harness/processes'
import { UnexpectedExit, startShop } from '../tests/harness/shop'

const processes = new Processes()

const SELF_REPORTING_PROGRAMS = new Set(['The store API', 'The payment service'])
let isStopping = false

/** Stops everything, then exits with the code. A second signal is ignored. */
async function end(code: number) {
  if (isStopping) return
  isStopping = true
  await processes.stopAll()
  process.exit(code)
}

/** @throws UserError if the variable is not a port, or the port is taken */
async function requireFreePort(variable: string, defaultPort: number): Promise<number> {
  const text = process.env[variable] || String(defaultPort)
  const port = readPort(text)
  if (port === null) throw new UserError(`${variable} must be a port from 1 to 65535, not "${text}".`)
  if (await isPortFree(port)) return port
  throw new UserError(`Port ${port} is taken: stop what listens there, or set ${variable} to another.`)
}

async function main() {
  const folder = readShopFolder(process.argv.slice(2))
  const port = await requireFreePort('PORT', 3000)
  const storeApiPort = await requireFreePort('STORE_API_PORT', 4000)
  const paymentPort = await requireFreePort('PAYMENT_PORT', 4300)
  if (new Set([port, storeApiPort, paymentPort]).size < 3)
    throw new UserError('PORT, STORE_API_PORT and PAYMENT_PORT have to differ: set one to another.')
  const dataDir = process.env.DATA_DIR || (folder ? join('.data', 'shops', folder.name) : '.data')
  const secrets = loadOrCreateSecrets(dataDir)
  await ensureBuild(processes)
  if (folder) await drawPictures(processes, folder)

  console.log('Starting the payment service, the store API and the storefront …')
  const logLevel = process.env.LOG_LEVEL || 'warn'
  const isEmpty = folder !== null
  const shop = await startShop(processes, { port, storeApiPort, paymentPort, dataDir, secrets, logLevel, isEmpty })
  if (folder) await applyShop(processes, folder, { DATA_DIR: dataDir })
  console.log(`\nThe shop is open: ${shop.url}   (Ctrl-C closes it)\n`)

  throw new UnexpectedExit(await shop.exited)
}

onStopSignal(() => void end(0))

main().catch((error: unknown) => {
  if (isStopping) return
  // One of our programs that cannot start has already printed the reason.
  const hasReportedReason =
    error instanceof UnexpectedExit && error.exit.code === 1 && SELF_REPORTING_PROGRAMS.has(error.exit.name)
  if (!hasReportedReason) console.error(describeError(error))
  void end(1)
})

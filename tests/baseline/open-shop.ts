import { join } from 'node:path'
import { makeSecrets } from '../harness/secrets'
import { UserError } from '../harness/user-error'
import { findFreePort } from '../harness/ports'
import type { Processes } from '../harness/processes'
import { programArgs } from '../harness/programs'
import { type ShopSettings, startPayments, startStoreApi, startStorefront, UNLIMITED_REQUESTS } from '../harness/shop'
import type { RecordedShop } from './record'

/** A customer of the demo. */
const CUSTOMER = { email: 'mara.demo@touchline.example', password: 'touchline-demo' }

/** Run before the shop starts: pages, products and categories with new keys, and a withdrawn product. */
const COMMANDS = [
  ['rename-page', 'cookie-policy', 'cookies'],
  ['rename-product', 'port-alder-ball', 'port-alder-match-ball'],
  ['rename-category', 'sale-extras', 'sale-more'],
  ['withdraw-product', 'orvenia-scarf'],
]

async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(CUSTOMER),
  })
  if (!response.ok) throw new UserError(`The demo's customer could not log in: ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Runs the store API's commands, each in its own process, on the seeded database. */
async function runCommands(processes: Processes, settings: ShopSettings) {
  const storeApi = await startStoreApi(processes, settings)
  storeApi.child.kill('SIGTERM')
  await storeApi.exited
  for (const args of COMMANDS) {
    const { code } = await processes.run({
      name: args.join(' '),
      args: [...programArgs('store-api/cli'), ...args],
      env: { DATA_DIR: settings.dataDir, STORE_API_SECRET: settings.secrets.storeApi, ...settings.env },
      stdout: settings.output,
      stderr: settings.output,
    })
    if (code !== 0) throw new UserError(`store-api ${args.join(' ')} failed.`)
  }
}

/**
 * Starts a built demo shop of one language on free ports, after some keys have changed.
 * @param folder for its data
 * @param output file descriptor for the output of its programs
 */
export async function openShop(
  processes: Processes,
  { language, folder, output, buildFolder }: { language: string; folder: string; output: number; buildFolder?: string },
): Promise<RecordedShop & { storeApiUrl: string }> {
  const settings: ShopSettings = {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    paymentPort: await findFreePort(),
    dataDir: join(folder, language),
    secrets: makeSecrets(),
    logLevel: 'warn',
    output,
    buildFolder,
    env: { DATABASE_URL: '', IMAGE_BASE_URL: '', SIGN_SCHEME: 'full', STORE_LANGUAGE: language, ...UNLIMITED_REQUESTS },
  }
  const { paymentPort = 0 } = settings
  await runCommands(processes, settings)
  const payments = await startPayments(processes, settings, paymentPort)
  const storeApi = await startStoreApi(processes, settings)
  const { url } = await startStorefront(processes, settings, storeApi.url)
  const names = new Map([
    [url, 'http://shop'],
    [storeApi.url, 'http://store-api'],
    [payments.url, 'http://payments'],
    [`localhost:${settings.port}`, 'shop'],
  ])
  return { origin: url, storeApiUrl: storeApi.url, names, cookie: await logIn(url) }
}

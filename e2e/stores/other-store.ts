import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealData } from 'iron-session'
import { copyTemplate, TEMPLATE_VARIABLE } from '../../tests/harness/demo-template'
import { makeSecrets } from '../../tests/harness/secrets'
import type { StoreCurrency } from '../../store-api/db/schema/columns'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startShop, startStorefront, type ShopSettings } from '../../tests/harness/shop'
import { openPglite } from '../../store-api/db/pglite'
import { store } from '../../store-api/db/schema'
import { createDatabase, testServer } from '../../store-api/testing/database'
import { startMitmStoreApi, type ResponseChange } from './mitm-store-api'
import { startPlainBackend } from './plain-backend'

const readVariable = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: npm test sets it.`)
  return value
}

export const settingsFor = async (env: Record<string, string>, storeApi: string): Promise<ShopSettings> => ({
  port: await findFreePort(),
  storeApiPort: await findFreePort(),
  dataDir: mkdtempSync(join(tmpdir(), 'other-store-')),
  secrets: { ...makeSecrets(), storeApi },
  logLevel: 'silent',
  env: { WARM_UP: 'false', ...env },
})

/**
 * Address of a database of its own on PostgreSQL, which takes less processor time than PGlite; nothing where `npm test` has
 * no PostgreSQL. The server is deleted after the tests.
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  const server = testServer()
  return server ? { DATABASE_URL: await createDatabase(server) } : {}
}

/** A store API that listens. */
interface StoreApi {
  url: string
  secret: string
  stop: () => void
}

/** A storefront of its own before a store API. */
export async function openBefore({ url: storeApi, secret, stop }: StoreApi, env: Record<string, string> = {}) {
  const processes = new Processes()
  const settings = await settingsFor(env, secret)
  const { url } = await startStorefront(processes, settings, storeApi)
  /** Cookies of a signed-in customer, as the store would have them. */
  const sessionCookies = async () => [
    { name: 'session', value: await sealData({ token: 't'.repeat(43) }, { password: settings.secrets.session }), url },
    { name: 'signed-in', value: '1', url },
  ]
  const close = async () => {
    await processes.stopAll()
    stop()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { url, close, sessionCookies }
}

/** Before the store of all tests, which says something else where a test configures it. */
export async function openStorefront(changes: Record<string, ResponseChange>, env: Record<string, string> = {}) {
  const secret = readVariable('E2E_STORE_API_SECRET')
  const mitm = await startMitmStoreApi({ target: readVariable('E2E_STORE_API_URL'), secret, changes })
  return openBefore({ ...mitm, secret }, env)
}

/** Before a store API that knows the specification alone. */
export async function openPlainStore() {
  const secret = makeSecrets().storeApi
  return openBefore({ ...(await startPlainBackend(secret)), secret })
}

/** A shop as a production start without the demo catalogue makes it, with a store API and a payment service of its own. */
export async function openEmptyShop() {
  const processes = new Processes()
  const settings = await settingsFor(await ownDatabase(), makeSecrets().storeApi)
  const shop = await startShop(processes, { ...settings, isEmpty: true, paymentPort: await findFreePort() })
  const close = async () => {
    await processes.stopAll()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { ...shop, close }
}

/** The demo shop in another language, with a store API and a payment service of its own. */
export async function openLanguage(language: 'es' | 'de') {
  const processes = new Processes()
  const settings = await settingsFor({ STORE_LANGUAGE: language, ...(await ownDatabase()) }, makeSecrets().storeApi)
  const { url } = await startShop(processes, { ...settings, paymentPort: await findFreePort() })
  const close = async () => {
    await processes.stopAll()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { url, close }
}

/** The demo shop with another way of showing its prices, with a store API and a payment service of its own. */
export async function openRate(currency: Partial<StoreCurrency>) {
  const settings = await settingsFor({ DEMO_CATALOGUE: 'true' }, makeSecrets().storeApi)
  copyTemplate(readVariable(TEMPLATE_VARIABLE), settings)

  // No command changes a rate: it stands in the store's row, which no program has open yet.
  const { db, close: closeDatabase } = await openPglite(settings.dataDir)
  for (const row of await db.select().from(store)) {
    const entries = Object.entries(row.content.currency).map(([language, own]) => [language, { ...own, ...currency }])
    await db.update(store).set({ content: { ...row.content, currency: Object.fromEntries(entries) } })
  }
  await closeDatabase()

  const processes = new Processes()
  const { url } = await startShop(processes, { ...settings, paymentPort: await findFreePort() })
  const close = async () => {
    await processes.stopAll()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { url, close }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealData } from 'iron-session'
import { prepareFolder } from '../../tests/harness/demo-template'
import { ownDatabase } from '../../tests/harness/own-database'
import { makeSecrets } from '../../tests/harness/secrets'
import type { StoreCurrency } from '../../store-api/db/schema/columns'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { LONG_TIMEOUTS, startShop, startStorefront, type ShopSettings } from '../../tests/harness/shop'
import { openPglite } from '../../store-api/db/pglite'
import { store } from '../../store-api/db/schema'
import { openPostgresForCommands } from '../../store-api/db/postgres'
import { testServer } from '../../store-api/testing/database'
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
  // The storefront's own requests would be among those that tests record and count.
  env: { ...LONG_TIMEOUTS, WARM_UP: 'false', ...env },
})

/** Settings of a shop with its own store API and database. */
export async function newSettings(shop: Pick<ShopSettings, 'isEmpty' | 'env'> = {}): Promise<ShopSettings> {
  const env = { ...shop.env, ...(await ownDatabase(testServer(), shop)) }
  return { ...(await settingsFor(env, makeSecrets().storeApi)), isEmpty: shop.isEmpty ?? false }
}

/** A store API that listens. */
interface StoreApi {
  url: string
  secret: string
  stop: () => void
}

/** Starts a separate storefront in front of a store API. */
export async function openInFrontOf({ url: storeApi, secret, stop }: StoreApi, env: Record<string, string> = {}) {
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

/** In front of the shared store API, some of whose responses a test replaces. */
export async function openStorefront(changes: Record<string, ResponseChange>, env: Record<string, string> = {}) {
  const secret = readVariable('E2E_STORE_API_SECRET')
  const mitm = await startMitmStoreApi({ target: readVariable('E2E_STORE_API_URL'), secret, changes })
  return openInFrontOf({ ...mitm, secret }, env)
}

/** In front of a store API that implements the specification only. */
export async function openPlainStore() {
  const secret = makeSecrets().storeApi
  return openInFrontOf({ ...(await startPlainBackend(secret)), secret })
}

/** A shop with its own payment service. */
async function openShop(settings: ShopSettings) {
  const processes = new Processes()
  const shop = await startShop(processes, { ...settings, paymentPort: await findFreePort() })
  const close = async () => {
    await processes.stopAll()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { ...shop, close }
}

/** A shop as a production start without the demo catalogue makes it. */
export const openEmptyShop = async () => openShop(await newSettings({ isEmpty: true }))

/** The demo shop in another language. */
export const openLanguage = async (language: 'es' | 'de') =>
  openShop(await newSettings({ env: { STORE_LANGUAGE: language } }))

/** The demo shop with another way of showing its prices. */
export async function openRate(currency: Partial<StoreCurrency>) {
  const settings = await newSettings()
  prepareFolder(settings)

  // No command changes a rate: it is in the store's row, which no program has read yet.
  const { DATABASE_URL } = settings.env ?? {}
  const { db, close } = DATABASE_URL ? openPostgresForCommands(DATABASE_URL) : await openPglite(settings.dataDir)
  for (const row of await db.select().from(store)) {
    const entries = Object.entries(row.content.currency).map(([language, own]) => [language, { ...own, ...currency }])
    await db.update(store).set({ content: { ...row.content, currency: Object.fromEntries(entries) } })
  }
  await close()
  return openShop(settings)
}

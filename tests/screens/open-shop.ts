import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../lib/i18n/locales'
import { findFreePort } from '../harness/ports'
import type { Processes } from '../harness/processes'
import { makeSecrets } from '../harness/secrets'
import { type Shop, startShop, UNLIMITED_REQUESTS } from '../harness/shop'

/** Start of the shop's clock: a working day, well before the carrier's cut-off time. */
export const OPENS_AT = Date.parse('2026-11-26T10:00:00Z')

const PRELOAD = pathToFileURL(resolve('tests/screens/shifted-clock.mjs')).href

/** Node options that set a program's clock to OPENS_AT. */
const clockEnv = () => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${PRELOAD}`.trim(),
  SHOP_CLOCK_OFFSET_MS: String(OPENS_AT - Date.now()),
})

export interface ShopOptions {
  language: Locale
  /** Folder for the data of all languages. */
  folder: string
  /** File descriptor for the output of its programs. */
  output: number
}

/** Starts a built demo shop of one language with its own ports and data. Its clock starts at OPENS_AT. */
export const openShop = async (processes: Processes, { language, folder, output }: ShopOptions): Promise<Shop> =>
  startShop(processes, {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    paymentPort: await findFreePort(),
    dataDir: join(folder, language),
    secrets: makeSecrets(),
    logLevel: 'warn',
    output,
    env: {
      ...{
        TZ: 'UTC',
        DATABASE_URL: '',
        IMAGE_BASE_URL: '',
        SIGN_SCHEME: 'full',
        STORE_LANGUAGE: language,
        WARM_UP: 'false',
      },
      ...UNLIMITED_REQUESTS,
      ...clockEnv(),
    },
  })

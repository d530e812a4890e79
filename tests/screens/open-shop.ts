import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../lib/i18n/locales'
import { findFreePort } from '../harness/ports'
import type { Processes } from '../harness/processes'
import { makeSecrets } from '../harness/secrets'
import { type Shop, startShop, UNLIMITED_REQUESTS } from '../harness/shop'

/** When the shop of the screens opens: a working day, well before the carrier's cut-off. */
export const OPENS_AT = Date.parse('2026-11-26T10:00:00Z')

const PRELOAD = pathToFileURL(resolve('tests/screens/shifted-clock.mjs')).href

/** Options of Node for programs whose clock shows OPENS_AT now. */
const clockEnv = () => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${PRELOAD}`.trim(),
  SHOP_CLOCK_OFFSET_MS: String(OPENS_AT - Date.now()),
})

export interface ShopOptions {
  language: Locale
  /** For its data; of its own. */
  folder: string
  /** File descriptor its programs write to. */
  output: number
}

/** Starts a built demo shop of one language on free ports and data of its own; its clock shows OPENS_AT. */
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

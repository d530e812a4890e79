import { text } from '../i18n/local-text'
import { COUNTRIES } from './countries'
import type { Database } from './database'
import { lockDatabase } from './migrate'
import { country, seeding, store } from './schema'
import type { StoreContent } from './schema/columns'

/** Marks a shop that was started without the demo catalogue. */
const EMPTY_VERSION = 'empty'

const NO_TEXT = text('', '', '')
const EURO = { code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 }

/** The settings of a new store: its host as the name, prices in euros. */
const emptyStoreContent = (host: string): StoreContent => ({
  name: host,
  title: text(host, host, host),
  seoDescription: NO_TEXT,
  seoKeywords: NO_TEXT,
  contact: { address: '', email: '', telephone: '', workingHours: NO_TEXT },
  country: { name: NO_TEXT, timeZone: 'UTC' },
  currency: {
    en: { ...EURO, symbolLeft: '€', symbolRight: '', symbolThousands: ',', decimalSymbol: '.' },
    es: { ...EURO, symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
    de: { ...EURO, symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
  },
  i18n: { en: {}, es: {}, de: {} },
  restrict: { platform: [], language: [] },
  notify: [],
  banners: [],
})

const versions = async (db: Database) => (await db.select().from(seeding)).map(({ version }) => version)

/** Whether the shop was started without the demo catalogue. */
export const isEmptyShop = async (db: Database): Promise<boolean> => (await versions(db)).includes(EMPTY_VERSION)

/** Whether the database contains a shop, with or without the demo catalogue. */
const hasShop = async (db: Database): Promise<boolean> => (await versions(db)).length > 0

/**
 * Creates a shop with settings and countries only, one process at a time.
 * @param publicOrigin the shop's address
 * @returns whether it was created now; an existing shop is not changed
 */
export const createEmptyShop = (db: Database, publicOrigin: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockDatabase(tx)
    if (await hasShop(tx)) return false
    await tx.insert(store).values({ id: 1, content: emptyStoreContent(new URL(publicOrigin).hostname) })
    await tx.insert(country).values(COUNTRIES)
    await tx.insert(seeding).values({ version: EMPTY_VERSION })
    return true
  })

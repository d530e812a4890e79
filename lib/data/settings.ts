import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { AnySchema } from 'yup'
import { CALLS } from '../../contract/calls'
import type { Capability } from '../../contract/entities/capability'
import { type StoreSettings, storeSettingsSchema } from '../../contract/entities/store'
import type { DatePlace } from '../../contract/format-date'
import { repairResponse, type Note } from '../../contract/repair-response'
import { noteOf } from '../api/read-response'
import { env } from '../env'
import { log } from '../telemetry/log'
import { rememberStoreUrl } from './image-hosts'
import { fetchCached, keepPageUncached } from './public-read'

const mended = (data: unknown): StoreSettings =>
  readSettings(data, unknownStore(env().PUBLIC_ORIGIN), noteOf(CALLS.getStore))

/** The store settings. @throws ApiError if they cannot be fetched and no former ones are cached */
export async function fetchStoreSettings(): Promise<StoreSettings> {
  const settings = await fetchCached(CALLS.getStore, { tags: ['store'], accept: mended })
  rememberStoreUrl(settings.url)
  return settings
}

/** The store settings. A failed fetch is only logged (spec §8); pages then show a shop without a name. */
export const getStoreSettings: () => Promise<StoreSettings> = cache(async () => {
  try {
    return await fetchStoreSettings()
  } catch (error) {
    log().error({ err: error }, 'store settings could not be fetched')
    await keepPageUncached()
    return unknownStore(env().PUBLIC_ORIGIN)
  }
})

type Given = Record<string, unknown>

const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Given

/** Fills fields that a store may omit (specification) from their equivalents. */
function completed(given: Given): Given {
  const { code } = fieldsOf(given.language)
  return { ...given, title: given.title ?? given.name, language: { htmlCode: code, ...fieldsOf(given.language) } }
}

/**
 * Repairs received settings: invalid list items are dropped, and a field that still breaks the contract keeps its value
 * of `before`.
 * @param note called with the path of each invalid value
 */
export function readSettings(data: unknown, before: StoreSettings, note: Note): StoreSettings {
  const given = completed(fieldsOf(data))
  const entries = Object.entries(storeSettingsSchema.fields).map(([name, schema]) => {
    const noteIn: Note = (where) => note(where && !where.startsWith('[') ? `${name}.${where}` : name + where)
    try {
      return [name, repairResponse(schema as AnySchema, given[name], noteIn)]
    } catch {
      note(name)
      return [name, before[name as keyof StoreSettings]]
    }
  })
  return Object.fromEntries(entries) as StoreSettings
}

/** Default settings of a store whose settings were never loaded. @param url where shoppers reach the shop */
export const unknownStore = (url: string): StoreSettings => ({
  name: 'Shop',
  ...{ logo: '', mark: [], icon: '' },
  title: 'Shop',
  seoDescription: '',
  seoKeywords: '',
  url,
  language: { code: 'en', htmlCode: 'en' },
  currency: {
    code: 'EUR',
    symbolLeft: '€',
    symbolRight: '',
    value: 1,
    decimalPlace: 2,
    symbolThousands: ',',
    decimalSymbol: '.',
    minorDigits: 2,
  },
  contact: { address: '', email: '', telephone: '', workingHours: '' },
  bannerList: [],
  country: { name: '', timeZone: 'UTC' },
  i18n: '',
  restrict: { platform: [], language: [] },
  notify: [],
  guestCheckout: false,
  taxName: '',
  vatNumber: '',
  returns: null,
  notFound: { image: null, ornament: '' },
  disabled: [],
})

/** Whether the shop has this part. If the store settings could not be fetched, every part counts as switched on. */
export const hasCapability = async (capability: Capability): Promise<boolean> =>
  !(await getStoreSettings()).disabled.includes(capability)

/** Responds with 404 where this part of the shop is switched off. */
export async function requireCapability(capability: Capability): Promise<void> {
  if (!(await hasCapability(capability))) notFound()
}

/** Format and zone of the times that are shown. */
export async function getDatePlace(): Promise<DatePlace> {
  const { language, country } = await getStoreSettings()
  return { locale: language.htmlCode, timeZone: country.timeZone }
}

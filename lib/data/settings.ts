import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { AnySchema } from 'yup'
import { CALLS } from '../../contract/calls'
import type { Capability } from '../../contract/entities/capability'
import { type StoreSettings, storeSettingsSchema } from '../../contract/entities/store'
import type { DateContext } from '../../contract/format-date'
import { repairResponse, type OnRepair } from '../../contract/repair-response'
import { violationRecorder } from '../api/read-response'
import { env } from '../env'
import { log } from '../telemetry/log'
import { saveStoreOrigin } from './image-hosts'
import { fetchCached, keepPageUncached } from './public-read'

const repairSettings = (data: unknown): StoreSettings =>
  readSettings(data, defaultStoreSettings(env().PUBLIC_ORIGIN), violationRecorder(CALLS.getStore))

/** The store settings. @throws ApiError if they cannot be fetched and no former ones are cached */
export async function fetchStoreSettings(): Promise<StoreSettings> {
  const settings = await fetchCached(CALLS.getStore, { tags: ['store'], accept: repairSettings })
  saveStoreOrigin(settings.url)
  return settings
}

/** The store settings. A failed fetch is only logged (spec §8); pages then show a shop without a name. */
export const getStoreSettings: () => Promise<StoreSettings> = cache(async () => {
  try {
    return await fetchStoreSettings()
  } catch (error) {
    log().error({ err: error }, 'store settings could not be fetched')
    await keepPageUncached()
    return defaultStoreSettings(env().PUBLIC_ORIGIN)
  }
})

type UnknownFields = Record<string, unknown>

const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as UnknownFields

/** Fills fields that a store may omit (specification) from their equivalents. */
function fillOmittedFields(fields: UnknownFields): UnknownFields {
  const { code } = fieldsOf(fields.language)
  return { ...fields, title: fields.title ?? fields.name, language: { htmlCode: code, ...fieldsOf(fields.language) } }
}

/**
 * Repairs received settings: invalid list items are dropped, and a field that still breaks the contract falls back to its value
 * in `fallback`.
 * @param onInvalid called with the path of each invalid value
 */
export function readSettings(data: unknown, fallback: StoreSettings, onInvalid: OnRepair): StoreSettings {
  const fields = fillOmittedFields(fieldsOf(data))
  const entries = Object.entries(storeSettingsSchema.fields).map(([name, schema]) => {
    const onInvalidInField: OnRepair = (path) =>
      onInvalid(path && !path.startsWith('[') ? `${name}.${path}` : name + path)
    try {
      return [name, repairResponse(schema as AnySchema, fields[name], onInvalidInField)]
    } catch {
      onInvalid(name)
      return [name, fallback[name as keyof StoreSettings]]
    }
  })
  return Object.fromEntries(entries) as StoreSettings
}

/** Default settings of a store whose settings were never loaded. @param url where shoppers reach the shop */
export const defaultStoreSettings = (url: string): StoreSettings => ({
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
export async function getDatePlace(): Promise<DateContext> {
  const { language, country } = await getStoreSettings()
  return { locale: language.htmlCode, timeZone: country.timeZone }
}

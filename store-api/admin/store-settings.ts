import type { Capability } from '../../contract/entities/capability'
import type { StoreSettings } from '../../contract/entities/store'
import { currencyDigits } from '../../contract/money'
import { store } from '../db/schema'
import type { StoreContent, StoreCurrency } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import type { Locale, LocalText } from '../i18n/locale'

type LocalizedSettings = Pick<
  StoreSettings,
  'name' | 'logo' | 'mark' | 'icon' | 'title' | 'seoDescription' | 'seoKeywords' | 'contact' | 'restrict' | 'notify'
>

/** The operator's settings of the shop, localized. */
export const localizeStore = (content: StoreContent, language: Locale): LocalizedSettings => ({
  name: content.name,
  logo: content.logo ?? '',
  mark: content.mark ?? [],
  icon: content.icon ?? '',
  title: content.title[language],
  seoDescription: content.seoDescription[language],
  seoKeywords: content.seoKeywords[language],
  contact: { ...content.contact, workingHours: content.contact.workingHours[language] },
  restrict: content.restrict,
  notify: content.notify.map((notice) => notice[language]),
})

/** A change of settings; omitted ones stay. */
export interface StoreChange extends Partial<Omit<LocalizedSettings, 'contact' | 'restrict'>> {
  /** Language of the texts. */
  language: Locale
  contact?: Partial<LocalizedSettings['contact']>
  restrict?: Partial<LocalizedSettings['restrict']>
  /** Null removes the promise. */
  returns?: StoreContent['returns']
}

/** Every language has the same number of notices: those without a translation use the available text. */
const updateNotices = (before: LocalText[], notices: string[], language: Locale): LocalText[] =>
  notices.map((text, at) => ({ ...(before[at] ?? { en: text, es: text, de: text }), [language]: text }))

/** Applies a change to the settings. */
export function applyStoreChange(content: StoreContent, change: StoreChange): StoreContent {
  const {
    language,
    name = content.name,
    logo = content.logo ?? '',
    title,
    seoDescription,
    seoKeywords,
    notify,
  } = change
  const { workingHours, ...contact } = change.contact ?? {}
  const updateText = (before: LocalText, text: string | undefined): LocalText =>
    text === undefined ? before : { ...before, [language]: text }
  return {
    ...content,
    name,
    logo,
    title: updateText(content.title, title),
    seoDescription: updateText(content.seoDescription, seoDescription),
    seoKeywords: updateText(content.seoKeywords, seoKeywords),
    contact: {
      ...content.contact,
      ...contact,
      workingHours: updateText(content.contact.workingHours, workingHours),
    },
    restrict: { ...content.restrict, ...change.restrict },
    notify: notify ? updateNotices(content.notify, notify, language) : content.notify,
    ...(change.returns !== undefined && { returns: change.returns && { ...content.returns, ...change.returns } }),
  }
}

/**
 * The currency format of a language, limited to digits that can be charged, so that every displayed amount is
 * chargeable.
 */
export function localizeCurrency({ currency }: Pick<StoreContent, 'currency'>, language: Locale): StoreCurrency {
  const format = currency[language]
  return { ...format, decimalPlace: Math.min(format.decimalPlace, currencyDigits(format.code)) }
}

/** The current currency and its format. */
export const readCurrency = async (shop: Pick<Shop, 'db' | 'language'>): Promise<StoreCurrency> =>
  localizeCurrency(await readStore(shop), shop.language)

/**
 * Minor digits of the shop's currency, for stored amounts and operator input: 2 for cents, 0 for yen.
 */
export const readMinorDigits = async (shop: Pick<Shop, 'db' | 'language'>): Promise<number> =>
  (await readCurrency(shop)).minorDigits

/** The full address of the shop's logo, for mails, invoices and the pay page; empty if it has none. */
export function logoAddress(
  { logo }: Pick<StoreContent, 'logo'>,
  { publicOrigin }: Pick<Shop, 'publicOrigin'>,
): string {
  if (!logo || !URL.canParse(logo, publicOrigin)) return ''
  const { protocol, href } = new URL(logo, publicOrigin)
  return protocol === 'https:' || protocol === 'http:' ? href : ''
}

/** The database contains no store settings: the shop was never served. */
export class StoreNotInitializedError extends Error {
  override readonly name = 'StoreNotInitializedError'
}

/** The store settings, in every language. @throws StoreNotInitializedError */
export async function readStore({ db }: Pick<Shop, 'db'>): Promise<StoreContent> {
  const [row] = await db.select().from(store).limit(1)
  if (!row) throw new StoreNotInitializedError('the store was never filled')
  return row.content
}

/** Whether a part of the shop is not switched off; a shop that was never filled has all. */
export async function hasCapability({ db }: Pick<Shop, 'db'>, capability: Capability): Promise<boolean> {
  const [row] = await db.select({ content: store.content }).from(store).limit(1)
  return !row?.content.disabled?.includes(capability)
}

/** @throws HttpError 404 where that part of the shop is switched off */
export async function requireCapability(shop: Pick<Shop, 'db'>, capability: Capability): Promise<void> {
  if (!(await hasCapability(shop, capability))) throw notFound()
}

/** Whether guests may order: the configuration allows it, and the shop has not switched it off. */
export const guestsMayOrder = async (shop: Pick<Shop, 'db' | 'guestsMayOrder'>): Promise<boolean> =>
  shop.guestsMayOrder && (await hasCapability(shop, 'guestCheckout'))

import { type InterfaceTexts, validateTexts } from '../../../contract/interface-texts'
import interfaceTexts from '../../../messages/en.json'
import type { Capability, DispatchSettings, SearchWords, StoreContent } from '../../db/schema/columns'
import { LOCALES, type Locale, type LocalText } from '../../i18n/locale'
import { fillText, ownTexts, type TextInput } from '../../i18n/local-text'
import { compact, DocumentError, omitUndefined } from './change'
import { currencyFormats } from './currency-format'
import { toPictureName } from './plan-pictures'
import type { StoreDocument } from './store-documents'

/** Converts the shop's settings to the document that operators edit, and back. */

/** @throws DocumentError for an unknown interface text, or for different placeholders */
export function checkTexts(texts: StoreDocument['texts']): void {
  for (const locale of LOCALES) {
    const overrides = Object.entries(texts?.[locale] ?? {}).flatMap(([path, text]) =>
      text === null ? [] : [[path, text]],
    )
    const mistakes = validateTexts(
      Object.fromEntries(overrides) as Record<string, string>,
      interfaceTexts as InterfaceTexts,
    )
    if (mistakes.length > 0) throw new DocumentError(`texts.${locale}`, mistakes.join('; '))
  }
}

/** Overrides of interface texts: `Filters.brand` is the text `brand` of the namespace `Filters`. */
function withTexts(content: StoreContent, texts: StoreDocument['texts']): StoreContent['i18n'] {
  if (!texts) return content.i18n
  const merged = structuredClone(content.i18n)
  for (const locale of LOCALES)
    for (const [path, text] of Object.entries(texts[locale] ?? {})) {
      const [namespace = '', ...rest] = path.split('.')
      const key = rest.join('.')
      const group = { ...merged[locale][namespace] }
      if (text === null) delete group[key]
      else group[key] = text
      if (Object.keys(group).length > 0) merged[locale][namespace] = group
      else delete merged[locale][namespace]
    }
  return merged
}

const NO_WORDS: SearchWords = { synonyms: [], ignoredWords: [], compoundEnds: [] }

function withSearch({ search }: StoreContent, changes: StoreDocument['search']): Pick<StoreContent, 'search'> {
  if (!changes) return search ? { search } : {}
  const changed = { ...search }
  for (const locale of LOCALES) {
    const words = changes[locale]
    if (words) changed[locale] = { ...NO_WORDS, ...search?.[locale], ...omitUndefined(words) } as SearchWords
  }
  return { search: changed }
}

const DEFAULT_DISPATCH: DispatchSettings = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  cutOff: '14:00',
  ...{ preparationDays: 0, personalizationDays: 0 },
}

/** Null removes it. */
function withNotFound({ notFound }: StoreContent, changes: StoreDocument['notFound']): Pick<StoreContent, 'notFound'> {
  if (changes === undefined) return notFound ? { notFound } : {}
  if (changes === null) return {}
  const { picture, ornament } = changes
  return { notFound: { picture: toPictureName(picture), ...(ornament && { ornament }) } }
}

/** Fields that are not named are kept; null removes all of them. */
function withDispatch({ dispatch }: StoreContent, changes: StoreDocument['dispatch']): Pick<StoreContent, 'dispatch'> {
  if (changes === undefined) return dispatch ? { dispatch } : {}
  if (changes === null) return {}
  return { dispatch: { ...DEFAULT_DISPATCH, ...dispatch, ...omitUndefined(changes) } as DispatchSettings }
}

function withCapabilities({ disabled }: StoreContent, changes: StoreDocument['capabilities']) {
  const disabledCapabilities = new Set<Capability>(disabled)
  for (const [capability, isEnabled] of Object.entries(changes ?? {})) {
    if (isEnabled === true) disabledCapabilities.delete(capability as Capability)
    if (isEnabled === false) disabledCapabilities.add(capability as Capability)
  }
  return disabledCapabilities.size > 0 || disabled ? { disabled: [...disabledCapabilities].sort() } : {}
}

const toReturns = ({ days, isFree }: NonNullable<StoreDocument['returns']>): NonNullable<StoreContent['returns']> => ({
  days,
  ...omitUndefined({ isFree }),
})

/** The settings after the changes of a document. @param own the shop's own language */
export function changedContent(before: StoreContent, document: StoreDocument, own: Locale): StoreContent {
  const { dispatch: _, notFound: __, ...content } = before
  const fill = (words: TextInput | undefined, before: LocalText) =>
    words === undefined ? before : fillText(words, own)
  const {
    name,
    logo,
    mark,
    icon,
    vatNumber,
    orderPrefix,
    currency,
    contact,
    country,
    notices,
    restrict,
    holidays,
    returns,
  } = document
  return {
    ...content,
    ...omitUndefined({
      name,
      logo,
      mark,
      icon,
      vatNumber,
      orderPrefix,
      holidays,
      returns: returns && toReturns(returns),
    }),
    title: fill(document.title, content.title),
    seoDescription: fill(document.seoDescription, content.seoDescription),
    seoKeywords: fill(document.seoKeywords, content.seoKeywords),
    contact: {
      address: contact?.address ?? content.contact.address,
      email: contact?.email ?? content.contact.email,
      telephone: contact?.telephone ?? content.contact.telephone,
      workingHours: fill(contact?.workingHours, content.contact.workingHours),
    },
    country: {
      ...content.country,
      name: fill(country?.name, content.country.name),
      timeZone: country?.timeZone ?? content.country.timeZone,
      ...omitUndefined({ iso: country?.iso }),
    },
    // The format of the current currency may have been adjusted.
    currency: currency && currency !== content.currency.en.code ? currencyFormats(currency) : content.currency,
    restrict: {
      platform: restrict?.platform ?? content.restrict.platform,
      language: restrict?.language ?? content.restrict.language,
    },
    notify: notices ? notices.map((notice) => fillText(notice, own)) : content.notify,
    i18n: withTexts(content, document.texts),
    ...withDispatch(before, document.dispatch),
    ...withNotFound(before, document.notFound),
    ...withSearch(content, document.search),
    ...withCapabilities(content, document.capabilities),
  }
}

const textsDocumentOf = (i18n: StoreContent['i18n']) =>
  compact(
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        Object.fromEntries(
          Object.entries(i18n[locale]).flatMap(([namespace, group]) =>
            Object.entries(group).map(([key, text]) => [`${namespace}.${key}`, text]),
          ),
        ),
      ]),
    ),
  )

/** The settings as their document, without scripts. */
export function storeDocumentOf(content: StoreContent, own: Locale): Record<string, unknown> {
  const words = (text: LocalText) => ownTexts(text, own)
  const {
    name,
    logo,
    mark,
    icon,
    contact,
    country,
    vatNumber,
    orderPrefix,
    search,
    restrict,
    dispatch,
    holidays,
    returns,
    notFound,
  } = content
  return compact({
    ...{ name, logo, mark, icon, currency: content.currency.en.code, title: words(content.title) },
    ...{ seoDescription: words(content.seoDescription), seoKeywords: words(content.seoKeywords) },
    contact: compact({ ...contact, workingHours: words(contact.workingHours) }),
    country: compact({ ...country, name: words(country.name) }),
    ...{ vatNumber, orderPrefix, dispatch, holidays, returns, notFound, notices: content.notify.map(words) },
    capabilities: Object.fromEntries((content.disabled ?? []).map((capability) => [capability, false])),
    restrict: compact({ ...restrict }),
    search: compact(
      Object.fromEntries(Object.entries(search ?? {}).map(([locale, lists]) => [locale, compact({ ...lists })])),
    ),
    texts: textsDocumentOf(content.i18n),
  })
}

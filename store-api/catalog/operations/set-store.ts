import { asc, eq, inArray, sql } from 'drizzle-orm'
import { currencyDigits } from '../../../contract/money'
import type { Database } from '../../db/database'
import { country, product, shippingMethod, shippingRate, store, taxRate } from '../../db/schema'
import type { Capability, StoreContent, StoreCurrency } from '../../db/schema/columns'
import { LANGUAGE_CODES, LOCALES, type Locale } from '../../i18n/locale'
import { fillText, ownTexts, text, type TextInput } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { readMinorDigits } from '../../admin/store-settings'
import { type ChangeOptions, DocumentError, namedOnly, type OperationShop, recordChange, type Written } from './change'
import { shippingDocumentSchema, type StoreDocument, storeDocumentSchema, taxDocumentSchema } from './content-documents'

/** The shop's settings, its taxes, and its ways of delivery. */

/** How a language writes amounts of a currency, as ICU knows it. */
function currencyIn(locale: Locale, code: string): StoreCurrency {
  const digits = currencyDigits(code)
  const parts = new Intl.NumberFormat(LANGUAGE_CODES[locale], {
    ...{ style: 'currency', currency: code, minimumFractionDigits: digits, useGrouping: true },
  }).formatToParts(-1_234_567.5)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  const isLeft = at('currency') < at('integer')
  const literals = parts.filter(({ type }) => type === 'literal').map(({ value }) => value)
  const space = literals.some((value) => /\s/.test(value)) ? ' ' : ''
  return {
    ...{ code, value: 1, decimalPlace: digits, minorDigits: digits },
    symbolLeft: isLeft ? `${of('currency')}${space}` : '',
    symbolRight: isLeft ? '' : `${space}${of('currency')}`,
    symbolThousands: of('group') || (locale === 'es' ? '.' : ','),
    decimalSymbol: of('decimal') || '.',
  }
}

/** Overrides of interface texts: `Filters.brand` is the text `brand` of the namespace `Filters`. */
function withTexts(content: StoreContent, texts: StoreDocument['texts']): StoreContent['i18n'] {
  if (!texts) return content.i18n
  const merged = structuredClone(content.i18n)
  for (const locale of LOCALES)
    for (const [path, words] of Object.entries(texts[locale] ?? {})) {
      const [namespace = '', ...rest] = path.split('.')
      ;(merged[locale][namespace] ??= {})[rest.join('.')] = words
    }
  return merged
}

function changedContent(content: StoreContent, document: StoreDocument, { language }: OperationShop): StoreContent {
  const fill = (words: TextInput | undefined, before: StoreContent['title']) =>
    words === undefined ? before : fillText(words, language)
  const { name, logo, vatNumber, currency, contact, country: home, notices, capabilities } = document
  const disabled = new Set<Capability>(content.disabled)
  for (const [capability, isOn] of Object.entries(capabilities ?? {})) {
    if (isOn === true) disabled.delete(capability as Capability)
    if (isOn === false) disabled.add(capability as Capability)
  }
  const currencies = currency
    ? (Object.fromEntries(LOCALES.map((locale) => [locale, currencyIn(locale, currency)])) as StoreContent['currency'])
    : content.currency
  return {
    ...content,
    ...(name === undefined ? {} : { name }),
    ...(logo === undefined ? {} : { logo }),
    ...(vatNumber === undefined ? {} : { vatNumber }),
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
      name: fill(home?.name, content.country.name),
      timeZone: home?.timeZone ?? content.country.timeZone,
      ...namedOnly({ iso: home?.iso ?? content.country.iso }),
    },
    currency: currencies,
    notify: notices ? notices.map((notice) => fillText(notice, language)) : content.notify,
    i18n: withTexts(content, document.texts),
    ...(disabled.size > 0 || content.disabled ? { disabled: [...disabled].sort() } : {}),
  }
}

/** Changes the shop's settings that a document names. @throws ValidationError, DocumentError */
export async function setStoreSettings(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<Written> {
  const document = await storeDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { timeZone } = document.country ?? {}
  if (timeZone && !Intl.supportedValuesOf('timeZone').includes(timeZone) && timeZone !== 'UTC')
    throw new DocumentError('country.timeZone', `${timeZone} is no time zone`)
  const read = async (tx: Database) => {
    const [row] = await tx.select().from(store).orderBy(asc(store.id)).limit(1).for('update')
    return row ? { version: 0, document: row.content } : null
  }
  return recordChange(shop, {
    ...options,
    ...{ kind: 'store', key: 'store' },
    read,
    write: async (tx, before) => {
      if (!before) throw new DocumentError('store', 'the shop was never started')
      const content = before.document as StoreContent
      const isOtherCurrency = document.currency !== undefined && document.currency !== content.currency.en.code
      if (isOtherCurrency && (await tx.$count(product)) > 0)
        throw new DocumentError('currency', 'it cannot be changed once there are products')
      await tx.update(store).set({ content: changedContent(content, document, shop) })
      await enqueueInvalidations(tx, ['shop'])
    },
    setVersion: () => Promise.resolve(),
  })
}

/** Writes the tax on a class of goods in a zone. @throws ValidationError */
export async function setTaxRate(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<Written> {
  const document = await taxDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { class: taxClass, zone } = document
  const isThis = sql`${taxRate.taxClass} = ${taxClass} and ${taxRate.zone} = ${zone}`
  return recordChange(shop, {
    ...options,
    ...{ kind: 'tax', key: `${taxClass} ${zone}` },
    read: async (tx) => {
      const [row] = await tx.select().from(taxRate).where(isThis).for('update')
      return row ? { version: 0, document: { ...row, name: ownTexts(row.name, shop.language) } } : null
    },
    write: async (tx) => {
      const row = { rate: Math.round(document.rate * 100), name: fillText(document.name, shop.language) }
      const target = [taxRate.taxClass, taxRate.zone]
      await tx
        .insert(taxRate)
        .values({ taxClass, zone, ...row })
        .onConflictDoUpdate({ target, set: row })
    },
    setVersion: () => Promise.resolve(),
  })
}

/** Writes a way of delivery with its rates, instead of those it had. @throws ValidationError, DocumentError */
export async function setShippingMethod(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<Written> {
  const document = await shippingDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { code, kind, position, rates } = document
  const factor = 10 ** (await readMinorDigits(shop))
  const readRates = (tx: Database) =>
    tx
      .select({
        iso: country.iso,
        price: shippingRate.price,
        minDays: shippingRate.minDays,
        maxDays: shippingRate.maxDays,
      })
      .from(shippingRate)
      .innerJoin(shippingMethod, eq(shippingMethod.id, shippingRate.methodId))
      .innerJoin(country, eq(country.id, shippingRate.countryId))
      .where(eq(shippingMethod.code, code))
      .orderBy(country.iso)
  return recordChange(shop, {
    ...options,
    ...{ kind: 'shipping', key: code },
    read: async (tx) => {
      const [row] = await tx.select().from(shippingMethod).where(eq(shippingMethod.code, code)).for('update')
      if (!row) return null
      const words = { name: ownTexts(row.name, shop.language), description: ownTexts(row.description, shop.language) }
      return {
        version: 0,
        document: { code, kind: row.kind, position: row.position, ...words, rates: await readRates(tx) },
      }
    },
    write: async (tx, before) => {
      const fill = (words: TextInput | undefined) => (words === undefined ? undefined : fillText(words, shop.language))
      const columns = { kind, position, name: fill(document.name), description: fill(document.description) }
      const given = namedOnly(columns)
      if (!before && !columns.name) throw new DocumentError('name', 'a way of delivery needs a name')
      const empty = { name: text('', '', ''), description: text('', '', ''), position: 0 }
      if (before) {
        if (Object.keys(given).length > 0)
          await tx.update(shippingMethod).set(given).where(eq(shippingMethod.code, code))
      } else await tx.insert(shippingMethod).values({ ...empty, ...given, code })
      if (rates) {
        const [method] = await tx
          .select({ id: shippingMethod.id })
          .from(shippingMethod)
          .where(eq(shippingMethod.code, code))
        const methodId = method?.id ?? 0
        const wanted = rates.flatMap(({ countries, ...rate }) => countries.map((iso) => ({ iso, ...rate })))
        const known = await tx
          .select()
          .from(country)
          .where(inArray(country.iso, [...new Set(wanted.map(({ iso }) => iso)), '--']))
        const rows = wanted.map(({ iso, price, minDays, maxDays }) => {
          const found = known.find((one) => one.iso === iso)
          if (!found) throw new DocumentError('rates', `the shop has no country ${iso}`)
          return { methodId, countryId: found.id, price: Math.round(price * factor), minDays, maxDays }
        })
        await tx.delete(shippingRate).where(eq(shippingRate.methodId, methodId))
        if (rows.length > 0) await tx.insert(shippingRate).values(rows)
      }
      await enqueueInvalidations(tx, ['store'])
    },
    setVersion: () => Promise.resolve(),
  })
}

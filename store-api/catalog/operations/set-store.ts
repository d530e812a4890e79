import { asc } from 'drizzle-orm'
import { type ExtensionScript, storeSettingsSchema } from '../../../contract/entities/store'
import { isTimeZone } from '../../../contract/format-date'
import { applyStoreChange, localizeStore, type StoreChange } from '../../admin/store-settings'
import type { Database } from '../../db/database'
import { extensionScript, product, store } from '../../db/schema'
import type { StoreContent } from '../../db/schema/columns'
import { LOCALES } from '../../i18n/locale'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import {
  type ChangeOptions,
  compact,
  DocumentError,
  type OperationShop,
  recordChange,
  recordedVersion,
  type StoredDocument,
  type ChangeResult,
} from './change'
import { changedContent, checkTexts, storeDocumentOf } from './store-document'
import { type StoreDocument, storeDocumentSchema } from './store-documents'

/** The settings of a shop have one row, and no key. */
const KEY = 'store'

const readContent = async (tx: Database): Promise<StoreContent | null> => {
  const [row] = await tx.select().from(store).orderBy(asc(store.id)).limit(1).for('update')
  return row?.content ?? null
}

async function readScripts(tx: Database) {
  const rows = await tx.select().from(extensionScript).orderBy(asc(extensionScript.position))
  return rows.map(({ id, src, content, type, defer, async }) => ({
    ...compact({ id, src, content, type }),
    ...{ defer, async },
  }))
}

/** The shop's settings as their document; locks them. @returns null where the shop was never started */
export async function readStoreDocument(
  tx: Database,
  _key: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const content = await readContent(tx)
  if (!content) return null
  const document = { ...storeDocumentOf(content, language), ...compact({ scripts: await readScripts(tx) }) }
  return { version: await recordedVersion(tx, KEY, KEY), document }
}

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** @throws DocumentError for a script without an address or a content, and for two of one id */
function checkScripts(scripts: NonNullable<StoreDocument['scripts']>) {
  for (const [at, { id, src = '', content = '' }] of scripts.entries()) {
    const path = `scripts[${at}]`
    if ((src === '') === (content === '')) throw new DocumentError(path, `${id} needs a src or a content, and not both`)
    if (src !== '' && !isWebAddress(src)) throw new DocumentError(`${path}.src`, 'must begin with https://')
    if (scripts.findIndex((other) => other.id === id) < at)
      throw new DocumentError(`${path}.id`, `${id} is there twice`)
  }
}

async function writeScripts(tx: Database, scripts: readonly NonNullable<StoreDocument['scripts']>[number][]) {
  await tx.delete(extensionScript)
  const rows = scripts.map(({ id, src = '', content = '', type = '', defer = false, async = false }, position) => ({
    ...{ id, position, src, content, type, defer, async },
  }))
  if (rows.length > 0) await tx.insert(extensionScript).values(rows)
}

const VALIDATED_FIELDS = [
  'name',
  'logo',
  'title',
  'seoDescription',
  'seoKeywords',
  'contact',
  'restrict',
  'notify',
] as const
const contentSchema = storeSettingsSchema.pick([...VALIDATED_FIELDS])

/** @throws DocumentError for errors that can be detected without the database */
function checkDocument({ country, texts, scripts }: StoreDocument) {
  const { timeZone } = country ?? {}
  if (timeZone && !isTimeZone(timeZone)) throw new DocumentError('country.timeZone', `${timeZone} is no time zone`)
  checkTexts(texts)
  if (scripts) checkScripts(scripts)
}

/** A change of the settings in one language, and the scripts of all pages. */
interface StoreTextsChange {
  change: StoreChange
  /** Replaces all scripts; undefined keeps the current ones. */
  scripts?: readonly ExtensionScript[] | undefined
}

/**
 * Changes settings in one language, and keeps those of others.
 * @throws ValidationError if the contract does not allow them; DocumentError in a database that was never filled
 */
export async function changeStore(
  shop: OperationShop,
  { change, scripts }: StoreTextsChange,
  options: ChangeOptions,
): Promise<ChangeResult> {
  return recordChange(shop, {
    ...options,
    ...{ kind: 'store', key: KEY },
    read: (tx) => readStoreDocument(tx, KEY, shop),
    write: async (tx) => {
      const before = await readContent(tx)
      if (!before) throw new DocumentError('store', 'the shop was never started')
      const content = applyStoreChange(before, change)
      contentSchema.validateSync(localizeStore(content, change.language), { strict: true })
      await tx.update(store).set({ content })
      if (scripts) await writeScripts(tx, scripts)
      await enqueueInvalidations(tx, ['store'])
    },
  })
}

/** Changes the shop's settings that a document names. @throws ValidationError, DocumentError, VersionConflict */
export async function setStoreSettings(
  shop: OperationShop,
  input: unknown,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const document = await storeDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  checkDocument(document)
  return recordChange(shop, {
    ...options,
    ...{ kind: 'store', key: KEY },
    read: (tx) => readStoreDocument(tx, KEY, shop),
    write: async (tx) => {
      const content = await readContent(tx)
      if (!content) throw new DocumentError('store', 'the shop was never started')
      const { currency, capabilities, search, scripts } = document
      if (currency !== undefined && currency !== content.currency.en.code && (await tx.$count(product)) > 0)
        throw new DocumentError('currency', 'it cannot be changed once there are products')
      const changed = changedContent(content, document, shop.language)
      for (const locale of LOCALES) contentSchema.validateSync(localizeStore(changed, locale), { strict: true })
      await tx.update(store).set({ content: changed })
      if (scripts) await writeScripts(tx, scripts)
      // Prices, links and search results appear on pages that do not depend on the settings alone.
      await enqueueInvalidations(tx, [(currency ?? capabilities ?? search) ? 'shop' : 'store'])
      const needsReindex = LOCALES.some((locale) => search?.[locale]?.compoundEnds !== undefined)
      return needsReindex ? ['changed compoundEnds take effect with reindex'] : []
    },
  })
}

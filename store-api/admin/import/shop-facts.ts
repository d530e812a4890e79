import { eq, inArray } from 'drizzle-orm'
import { readTaxClasses } from '../../catalog/operations/tax-class-notes'
import type { Database } from '../../db/database'
import { attribute, importMapping, mediaSource, store, variant } from '../../db/schema'
import type { AttributeKind } from '../../db/schema/columns'
import type { Locale } from '../../i18n/locale'

/** The shop's data that an import needs. */
export interface ImportFacts {
  /** ISO code of the shop's currency; empty if unknown. */
  currency: string
  /** Its own language. */
  language: Locale
  /** Kinds of its attributes by key. */
  attributes: Record<string, AttributeKind>
  /** Classes that it has tax rates of. */
  taxClasses: string[]
  /** Renamed headings of earlier imports, by dialect. */
  mappings: Record<string, Record<string, string>>
}

export async function readImportFacts(db: Database, language: Locale): Promise<ImportFacts> {
  const [settings] = await db.select({ content: store.content }).from(store)
  const attributes = await db.select({ key: attribute.key, kind: attribute.kind }).from(attribute)
  const mappings = await db.select().from(importMapping)
  return {
    currency: settings?.content.currency[language].code ?? '',
    language,
    taxClasses: [...(await readTaxClasses(db))].toSorted(),
    attributes: Object.fromEntries(attributes.map(({ key, kind }) => [key, kind])),
    mappings: Object.fromEntries(mappings.map(({ dialect, headings }) => [dialect, headings])),
  }
}

/** Products with variants of these SKUs. */
export async function productsOfSkus(db: Database, skus: string[]): Promise<Record<string, string>> {
  if (skus.length === 0) return {}
  const rows = await db
    .select({ sku: variant.sku, key: variant.productKey })
    .from(variant)
    .where(inArray(variant.sku, skus))
  return Object.fromEntries(rows.map(({ sku, key }) => [sku, key]))
}

/** Hashes of photographs that were fetched from these addresses. */
export async function mediaOfAddresses(db: Database, addresses: string[]): Promise<Record<string, string>> {
  if (addresses.length === 0) return {}
  const rows = await db.select().from(mediaSource).where(inArray(mediaSource.address, addresses))
  return Object.fromEntries(rows.map(({ address, hash }) => [address, hash]))
}

/** Records the source address of a photograph. */
export async function recordMediaSource(db: Database, address: string, hash: string): Promise<void> {
  const row = { address, hash }
  await db.insert(mediaSource).values(row).onConflictDoUpdate({ target: mediaSource.address, set: { hash } })
}

/** Stores the meaning of a dialect's headings for the next import. */
export async function saveMapping(
  db: Database,
  { dialect, headings, now }: { dialect: string; headings: Record<string, string>; now: number },
): Promise<void> {
  const at = new Date(now)
  if (Object.keys(headings).length === 0) {
    await db.delete(importMapping).where(eq(importMapping.dialect, dialect))
    return
  }
  const row = { dialect, headings, at }
  await db
    .insert(importMapping)
    .values(row)
    .onConflictDoUpdate({ target: importMapping.dialect, set: { headings, at } })
}

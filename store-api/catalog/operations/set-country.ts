import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { country } from '../../db/schema'
import { fillText, ownTexts } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import {
  type ChangeOptions,
  compact,
  DocumentError,
  omitUndefined,
  type OperationShop,
  recordChange,
  recordedVersion,
  type StoredDocument,
  type ChangeResult,
} from './change'
import { countryDocumentSchema } from './store-documents'

/** A country as its document; locks it. @param iso two capitals of ISO 3166 */
export async function readCountry(
  tx: Database,
  iso: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(country).where(eq(country.iso, iso)).for('update')
  if (!row) return null
  const document = compact({ iso, name: ownTexts(row.name, language), states: row.states })
  return { version: await recordedVersion(tx, 'country', iso), document }
}

/**
 * Adds a country for addresses, or changes the fields that its document names. @throws ValidationError, DocumentError,
 * VersionConflict
 */
export async function setCountry(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await countryDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { iso, states } = document
  const duplicate = states?.find(({ code }, at) => states.findIndex((one) => one.code === code) < at)
  if (duplicate) throw new DocumentError('states', `${duplicate.code} is there twice`)
  return recordChange(shop, {
    ...options,
    ...{ kind: 'country', key: iso },
    read: (tx) => readCountry(tx, iso, shop),
    write: async (tx, before) => {
      const name = document.name === undefined ? undefined : fillText(document.name, shop.language)
      const changes = omitUndefined({ name, states })
      if (before) {
        if (Object.keys(changes).length > 0) await tx.update(country).set(changes).where(eq(country.iso, iso))
      } else {
        if (!name) throw new DocumentError('name', 'a country needs a name')
        await tx.insert(country).values({ iso, name, states: states ?? [] })
      }
      await enqueueInvalidations(tx, ['store'])
    },
  })
}

import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { taxRate } from '../../db/schema'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { fillText, ownTexts } from '../../i18n/local-text'
import {
  type ChangeOptions,
  type OperationShop,
  recordChange,
  recordedVersion,
  type StoredDocument,
  type ChangeResult,
} from './change'
import { taxDocumentSchema } from './store-documents'

/** Rates are stored in hundredths of a per cent. */
const STORED_PER_CENT = 100

const isRate = (taxClass: string, zone: string) => and(eq(taxRate.taxClass, taxClass), eq(taxRate.zone, zone))

/** The rate of a class in a zone as its document; locks it. @param key class and zone: `standard DE` */
export async function readTaxRate(
  tx: Database,
  key: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const [taxClass = '', zone = ''] = key.split(' ')
  const [row] = await tx.select().from(taxRate).where(isRate(taxClass, zone)).for('update')
  if (!row) return null
  const document = { class: taxClass, zone, rate: row.rate / STORED_PER_CENT, name: ownTexts(row.name, language) }
  return { version: await recordedVersion(tx, 'tax', key), document }
}

/** Writes the tax on a class of goods in a zone. @throws ValidationError, VersionConflict */
export async function setTaxRate(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await taxDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { class: taxClass, zone } = document
  const key = `${taxClass} ${zone}`
  return recordChange(shop, {
    ...options,
    ...{ kind: 'tax', key },
    read: (tx) => readTaxRate(tx, key, shop),
    write: async (tx, before) => {
      const row = {
        rate: Math.round(document.rate * STORED_PER_CENT),
        name: fillText(document.name, shop.language),
      }
      if (before) await tx.update(taxRate).set(row).where(isRate(taxClass, zone))
      else await tx.insert(taxRate).values({ taxClass, zone, ...row })
      // The store settings contain whether prices include tax.
      await enqueueInvalidations(tx, ['store'])
    },
  })
}

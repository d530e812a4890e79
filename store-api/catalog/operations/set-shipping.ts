import { asc, eq, inArray } from 'drizzle-orm'
import { readMinorDigits } from '../../admin/store-settings'
import type { Database } from '../../db/database'
import { country, shippingMethod, shippingRate } from '../../db/schema'
import { fillText, ownTexts, type TextInput } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { amountsOf } from './amounts'
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
import { type ShippingDocument, shippingDocumentSchema } from './store-documents'

type Amounts = ReturnType<typeof amountsOf>

const readAmounts = async (db: Database, { language }: OperationShop) =>
  amountsOf(await readMinorDigits({ db, language }))

/** Rates as operators write them: countries with the same rate are grouped. */
async function readRates(tx: Database, methodId: number, { toAmount }: Amounts) {
  const rows = await tx
    .select({ iso: country.iso, rate: shippingRate })
    .from(shippingRate)
    .innerJoin(country, eq(country.id, shippingRate.countryId))
    .where(eq(shippingRate.methodId, methodId))
    .orderBy(asc(country.iso))
  const rates = new Map<string, { countries: string[]; price: number; minDays: number; maxDays: number }>()
  for (const { iso, rate } of rows) {
    const { price, minDays, maxDays } = rate
    const name = [price, minDays, maxDays].join()
    const known = rates.get(name) ?? { countries: [], price: toAmount(price), minDays, maxDays }
    known.countries.push(iso)
    rates.set(name, known)
  }
  return [...rates.values()]
}

/** A way of delivery as its document; locks it. */
export async function readShippingMethod(
  tx: Database,
  code: string,
  shop: OperationShop,
): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(shippingMethod).where(eq(shippingMethod.code, code)).for('update')
  if (!row) return null
  const { kind, position, isTracked, workingDays } = row
  const words = { name: ownTexts(row.name, shop.language), description: ownTexts(row.description, shop.language) }
  const rates = await readRates(tx, row.id, await readAmounts(tx, shop))
  return {
    version: await recordedVersion(tx, 'shipping', code),
    document: { ...compact({ code, kind, position, isTracked, workingDays, ...words }), rates },
  }
}

/** Writes rates instead of those a method had. @throws DocumentError for an unknown country, and for one with two rates */
async function writeRates(
  tx: Database,
  { methodId, toMinor }: { methodId: number } & Pick<Amounts, 'toMinor'>,
  rates: NonNullable<ShippingDocument['rates']>,
) {
  const countryRates = rates.flatMap(({ countries, ...rate }) => countries.map((iso) => ({ iso, ...rate })))
  const isos = [...new Set(countryRates.map(({ iso }) => iso))]
  const known = isos.length > 0 ? await tx.select().from(country).where(inArray(country.iso, isos)) : []
  const rows = countryRates.map(({ iso, price, minDays, maxDays }, at) => {
    const found = known.find((one) => one.iso === iso)
    if (!found) throw new DocumentError('rates', `the shop has no country ${iso}`)
    if (countryRates.findIndex((one) => one.iso === iso) < at) throw new DocumentError('rates', `${iso} has two rates`)
    if (minDays > maxDays) throw new DocumentError('rates', `${iso} has more minDays than maxDays`)
    return { methodId, countryId: found.id, price: toMinor(price), minDays, maxDays }
  })
  await tx.delete(shippingRate).where(eq(shippingRate.methodId, methodId))
  if (rows.length > 0) await tx.insert(shippingRate).values(rows)
}

/**
 * Adds a delivery method, or changes the fields that its document names; its rates replace the previous ones.
 * @throws ValidationError, DocumentError, VersionConflict
 */
export async function setShippingMethod(
  shop: OperationShop,
  input: unknown,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const document = await shippingDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { code, kind, position, isTracked, workingDays, rates } = document
  const fill = (words: TextInput | undefined) => (words === undefined ? undefined : fillText(words, shop.language))
  return recordChange(shop, {
    ...options,
    ...{ kind: 'shipping', key: code },
    read: (tx) => readShippingMethod(tx, code, shop),
    write: async (tx, before) => {
      const changes = omitUndefined({
        ...{ kind, position, isTracked, workingDays },
        ...{ name: fill(document.name), description: fill(document.description) },
      })
      if (!before && !changes.name) throw new DocumentError('name', 'a way of delivery needs a name')
      const empty = { name: fillText('', shop.language), description: fillText('', shop.language), position: 0 }
      const matchesCode = eq(shippingMethod.code, code)
      if (!before) await tx.insert(shippingMethod).values({ ...empty, ...changes, code })
      else if (Object.keys(changes).length > 0) await tx.update(shippingMethod).set(changes).where(matchesCode)
      const [row] = await tx.select({ id: shippingMethod.id }).from(shippingMethod).where(matchesCode)
      if (rates && row) await writeRates(tx, { methodId: row.id, ...(await readAmounts(tx, shop)) }, rates)
      await enqueueInvalidations(tx, ['store'])
    },
  })
}

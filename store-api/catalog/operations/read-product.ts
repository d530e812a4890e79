import { asc, and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import {
  attribute,
  optionGroup,
  optionValue,
  product,
  productAttribute,
  productCategory,
  productRelation,
  variant,
} from '../../db/schema'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import { RELATION_KINDS } from '../../db/schema/columns'
import type { Locale } from '../../i18n/locale'
import { ownTexts } from '../../i18n/local-text'
import { isOffered } from '../variants/stock'
import { chartOf } from '../size-chart'
import { writtenSizeChart } from './size-chart-document'
import { compact, type Stored } from './change'
import { writtenValue } from './write-attributes'
import { readPictures } from './write-pictures'

interface Languages {
  own: Locale
  toAmount: (minor: number) => number
}

type ProductRow = typeof product.$inferSelect

/** Rows by the product they belong to, in their order. */
function byProduct<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, valueOf: (row: Row) => Value) {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? []
    group.push(valueOf(row))
    groups.set(keyOf(row), group)
  }
  return (key: string): Value[] => groups.get(key) ?? []
}

async function readOptions(tx: Database, keys: string[], own: Locale) {
  const groups = await tx
    .select()
    .from(optionGroup)
    .where(inArray(optionGroup.productKey, keys))
    .orderBy(asc(optionGroup.position))
  const rows = await tx
    .select({ value: optionValue })
    .from(optionValue)
    .innerJoin(optionGroup, eq(optionGroup.id, optionValue.groupId))
    .where(inArray(optionGroup.productKey, keys))
    .orderBy(asc(optionValue.position))
  const values = rows.map(({ value }) => value)
  const valuesOf = byProduct(
    values,
    ({ groupId }) => String(groupId),
    ({ name, colour }) => (colour ? { name: ownTexts(name, own), colour } : { name: ownTexts(name, own) }),
  )
  const optionsOf = byProduct(
    groups,
    ({ productKey }) => productKey,
    ({ id, name, groupId }) => ({
      name: ownTexts(name, own),
      ...(groupId === SIZE_GROUP_ID ? { isSize: true } : {}),
      values: valuesOf(String(id)),
    }),
  )
  return { optionsOf, nameOf: new Map(values.map(({ id, name }) => [id, name[own]])) }
}

async function readVariants(
  tx: Database,
  keys: string[],
  { nameOf, toAmount }: Pick<Languages, 'toAmount'> & { nameOf: ReadonlyMap<number, string> },
) {
  const rows = await tx
    .select()
    .from(variant)
    .where(and(inArray(variant.productKey, keys), isOffered))
    .orderBy(asc(variant.position))
  const amount = (minor: number | null) => (minor === null ? undefined : toAmount(minor))
  return byProduct(
    rows,
    ({ productKey }) => productKey,
    (row) => ({
      ...compact({
        options: row.valueIds.map((id) => nameOf.get(id) ?? ''),
        ...{ sku: row.sku, gtin: row.gtin, weight: row.weight, volume: row.volume, picture: row.pictureName },
        ...{ price: amount(row.price), specialPrice: amount(row.specialPrice) },
        ...{ saleStarts: row.saleStartsAt, saleEnds: row.saleEndsAt },
      }),
      ...{ stock: row.stock, policy: row.stockPolicy, needsDelivery: row.needsDelivery },
    }),
  )
}

async function readRelations(tx: Database, keys: string[]) {
  const rows = await tx
    .select()
    .from(productRelation)
    .where(inArray(productRelation.productKey, keys))
    .orderBy(asc(productRelation.position))
  const relationsOf = byProduct(
    rows,
    ({ productKey }) => productKey,
    (row) => row,
  )
  return (key: string) =>
    compact(
      Object.fromEntries(
        RELATION_KINDS.map((kind) => [
          kind,
          relationsOf(key).flatMap((row) => (row.kind === kind ? [row.relatedKey] : [])),
        ]),
      ),
    )
}

async function readAttributes(tx: Database, keys: string[], own: Locale) {
  const rows = await tx
    .select({ productKey: productAttribute.productKey, name: attribute.key, value: productAttribute.value })
    .from(productAttribute)
    .innerJoin(attribute, eq(attribute.id, productAttribute.attributeId))
    .where(inArray(productAttribute.productKey, keys))
    .orderBy(asc(productAttribute.position))
  const valuesOf = byProduct(
    rows,
    ({ productKey }) => productKey,
    ({ name, value }): [string, unknown] => [name, writtenValue(value, own)],
  )
  return (key: string) => Object.fromEntries(valuesOf(key))
}

async function readCategories(tx: Database, keys: string[]) {
  const rows = await tx
    .select()
    .from(productCategory)
    .where(inArray(productCategory.productKey, keys))
    .orderBy(asc(productCategory.position))
  return byProduct(
    rows,
    ({ productKey }) => productKey,
    ({ categoryKey }) => categoryKey,
  )
}

/** Products as their documents, their variants always as a list: with one query for each kind of rows. */
export async function productDocuments(
  tx: Database,
  rows: readonly ProductRow[],
  { own, toAmount }: Languages,
): Promise<Stored[]> {
  const keys = rows.map(({ key }) => key)
  if (keys.length === 0) return []
  const { optionsOf, nameOf } = await readOptions(tx, keys, own)
  const variantsOf = await readVariants(tx, keys, { nameOf, toAmount })
  const categoriesOf = await readCategories(tx, keys)
  const attributesOf = await readAttributes(tx, keys, own)
  const relationsOf = await readRelations(tx, keys)
  const picturesOf = await readPictures(tx, { keys, own })
  const words = (texts: ProductRow['name']) => ownTexts(texts, own)
  return rows.map((row) => {
    const { key, personalization } = row
    const document = compact({
      ...{ key, status: row.status, name: words(row.name), brand: words(row.brand), subtitle: words(row.subtitle) },
      ...{ model: row.model, description: words(row.description), categories: categoriesOf(key) },
      price: toAmount(row.price),
      specialPrice: row.specialPrice === null ? null : toAmount(row.specialPrice),
      ...{ taxClass: row.taxClass, isNew: row.isNew || null, featured: row.featured, releasedAt: row.releasedAt },
      ...{ attributes: attributesOf(key), options: optionsOf(key), variants: variantsOf(key) },
      ...{ pictures: picturesOf(key), related: relationsOf(key) },
      personalization: personalization && {
        ...{ price: toAmount(personalization.price), preview: personalization.preview },
        fields: personalization.fields.map((field) => ({ ...field, label: words(field.label) })),
      },
      sizeChart: writtenSizeChart(chartOf(row, own), own),
      seo: compact({ title: words(row.seoTitle), description: words(row.seoDescription) }),
    })
    return { version: row.version, document }
  })
}

/**
 * A product as its document. Locks the product and its variants until the transaction ends, these in the order in which
 * orders lock them: what is recorded as changed is what the operator changes, not what is sold at the same time.
 * @returns null where there is none
 */
export async function readProductDocument(
  tx: Database,
  { key, ...languages }: Languages & { key: string },
): Promise<Stored | null> {
  const rows = await tx.select().from(product).where(eq(product.key, key)).for('no key update')
  await tx
    .select({ id: variant.id })
    .from(variant)
    .where(eq(variant.productKey, key))
    .orderBy(asc(variant.id))
    .for('no key update')
  return (await productDocuments(tx, rows, languages))[0] ?? null
}

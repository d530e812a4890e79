import { and, asc, eq } from 'drizzle-orm'
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
import { compact, type Stored } from './change'
import { writtenValue } from './write-attributes'
import { readPictures } from './write-pictures'

interface Reading {
  key: string
  own: Locale
  toAmount: (minor: number) => number
}

async function readOptions(tx: Database, { key, own }: Reading) {
  const groups = await tx
    .select()
    .from(optionGroup)
    .where(eq(optionGroup.productKey, key))
    .orderBy(asc(optionGroup.position))
  const rows = await tx
    .select({ value: optionValue })
    .from(optionValue)
    .innerJoin(optionGroup, eq(optionGroup.id, optionValue.groupId))
    .where(eq(optionGroup.productKey, key))
    .orderBy(asc(optionValue.position))
  const values = rows.map(({ value }) => value)
  const options = groups.map(({ id, name, groupId }) => ({
    name: ownTexts(name, own),
    ...(groupId === SIZE_GROUP_ID ? { isSize: true } : {}),
    values: values
      .filter((value) => value.groupId === id)
      .map(({ name: text, colour }) =>
        colour ? { name: ownTexts(text, own), colour } : { name: ownTexts(text, own) },
      ),
  }))
  return { options, nameOf: new Map(values.map(({ id, name }) => [id, name[own]])) }
}

async function readVariants(tx: Database, { key, toAmount }: Reading, nameOf: ReadonlyMap<number, string>) {
  const rows = await tx
    .select()
    .from(variant)
    .where(and(eq(variant.productKey, key), isOffered))
    .orderBy(asc(variant.position))
  const amount = (minor: number | null) => (minor === null ? undefined : toAmount(minor))
  return rows.map((row) => ({
    ...compact({
      options: row.valueIds.map((id) => nameOf.get(id) ?? ''),
      ...{ sku: row.sku, gtin: row.gtin, weight: row.weight, volume: row.volume, picture: row.pictureName },
      ...{ price: amount(row.price), specialPrice: amount(row.specialPrice) },
      ...{ saleStarts: row.saleStartsAt, saleEnds: row.saleEndsAt },
    }),
    ...{ stock: row.stock, policy: row.stockPolicy, needsDelivery: row.needsDelivery },
  }))
}

async function readRelations(tx: Database, key: string) {
  const rows = await tx
    .select()
    .from(productRelation)
    .where(eq(productRelation.productKey, key))
    .orderBy(asc(productRelation.position))
  return compact(
    Object.fromEntries(
      RELATION_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).map(({ relatedKey }) => relatedKey)]),
    ),
  )
}

async function readAttributes(tx: Database, { key, own }: Reading) {
  const rows = await tx
    .select({ name: attribute.key, value: productAttribute.value })
    .from(productAttribute)
    .innerJoin(attribute, eq(attribute.id, productAttribute.attributeId))
    .where(eq(productAttribute.productKey, key))
    .orderBy(asc(productAttribute.position))
  return Object.fromEntries(rows.map(({ name, value }) => [name, writtenValue(value, own)]))
}

/**
 * A product as its document, its variants always as a list. Locks the product until the transaction ends.
 * @returns null where there is none
 */
export async function readProductDocument(tx: Database, reading: Reading): Promise<Stored | null> {
  const { key, own, toAmount } = reading
  const [row] = await tx.select().from(product).where(eq(product.key, key)).for('no key update')
  if (!row) return null
  const { options, nameOf } = await readOptions(tx, reading)
  const categories = await tx
    .select({ category: productCategory.categoryKey })
    .from(productCategory)
    .where(eq(productCategory.productKey, key))
    .orderBy(asc(productCategory.position))
  const words = (texts: typeof row.name) => ownTexts(texts, own)
  const { personalization } = row
  const document = compact({
    ...{ key, status: row.status, name: words(row.name), brand: words(row.brand), subtitle: words(row.subtitle) },
    ...{
      model: row.model,
      description: words(row.description),
      categories: categories.map(({ category }) => category),
    },
    price: toAmount(row.price),
    specialPrice: row.specialPrice === null ? null : toAmount(row.specialPrice),
    ...{ taxClass: row.taxClass, isNew: row.isNew || null, featured: row.featured, releasedAt: row.releasedAt },
    attributes: await readAttributes(tx, reading),
    options,
    variants: await readVariants(tx, reading, nameOf),
    pictures: await readPictures(tx, reading),
    related: await readRelations(tx, key),
    personalization: personalization && {
      ...{ price: toAmount(personalization.price), preview: personalization.preview },
      fields: personalization.fields.map((field) => ({ ...field, label: words(field.label) })),
    },
    seo: compact({ title: words(row.seoTitle), description: words(row.seoDescription) }),
  })
  return { version: row.version, document }
}

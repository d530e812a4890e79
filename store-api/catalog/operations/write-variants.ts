import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import type { Database } from '../../db/database'
import { cartLine, optionGroup, optionValue, orderLine, variant } from '../../db/schema'
import { ARCHIVED } from '../../db/schema/columns'
import type { Locale, LocalText } from '../../i18n/locale'
import { eachLocale, fillText, type TextInput } from '../../i18n/local-text'
import { ensureOptionFacet } from '../facet-index/facet-values'
import { DocumentError } from './change'
import { MAX_VARIANTS, type OptionGroupDocument, type ProductDocument, type VariantDocument } from './product-document'

/** Ids of all groups but the size: 2 is the size's (spec §3). */
const FIRST_OTHER_GROUP_ID = 10

interface Writing {
  tx: Database
  key: string
  /** The shop's own language. */
  own: Locale
  toMinor: (amount: number) => number
}

/** A value of an option group as it is stored. */
interface StoredValue {
  id: number
  name: LocalText
  colour: string | null
}

const groupIdOf = (group: OptionGroupDocument, place: number) =>
  group.isSize ? SIZE_GROUP_ID : FIRST_OTHER_GROUP_ID + place

const valueOf = (value: OptionGroupDocument['values'][number]) =>
  typeof value === 'object' && 'name' in value
    ? { name: value.name as TextInput, colour: 'colour' in value ? (value.colour ?? null) : null }
    : { name: value as TextInput, colour: null }

/** Writes the values of a group; one of the same name keeps its id, which carts and pages may hold. */
async function writeValues({ tx, own }: Writing, group: OptionGroupDocument, groupId: number): Promise<StoredValue[]> {
  const stored = await tx.select().from(optionValue).where(eq(optionValue.groupId, groupId))
  const kept = new Set<number>()
  const values: StoredValue[] = []
  for (const [position, input] of group.values.entries()) {
    const { name: text, colour } = valueOf(input)
    const name = fillText(text, own)
    const known = stored.find((row) => row.name[own] === name[own] && !kept.has(row.id))
    const row = { groupId, position, name, colour }
    if (known) await tx.update(optionValue).set(row).where(eq(optionValue.id, known.id))
    const [added] = known ? [] : await tx.insert(optionValue).values(row).returning({ id: optionValue.id })
    const id = known?.id ?? added?.id ?? 0
    kept.add(id)
    values.push({ id, name, colour })
  }
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(optionValue).where(inArray(optionValue.id, gone))
  return values
}

/** Writes the option groups of a product in their order. @returns the values of each */
async function writeGroups(writing: Writing, groups: readonly OptionGroupDocument[]): Promise<StoredValue[][]> {
  const { tx, key, own } = writing
  const stored = await tx
    .select()
    .from(optionGroup)
    .where(eq(optionGroup.productKey, key))
    .orderBy(asc(optionGroup.position))
  const all: StoredValue[][] = []
  for (const [position, group] of groups.entries()) {
    const row = { productKey: key, position, groupId: groupIdOf(group, position), name: fillText(group.name, own) }
    const known = stored[position]
    if (known) await tx.update(optionGroup).set(row).where(eq(optionGroup.id, known.id))
    const [added] = known ? [] : await tx.insert(optionGroup).values(row).returning({ id: optionGroup.id })
    const values = await writeValues(writing, group, known?.id ?? added?.id ?? 0)
    await ensureOptionFacet(tx, row, values)
    all.push(values)
  }
  const gone = stored.slice(groups.length).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(optionGroup).where(inArray(optionGroup.id, gone))
  return all
}

/** Fields of the only variant of a product without options, which stand on the document's top level. */
const SOLE_FIELDS = ['sku', 'gtin', 'weight', 'volume', 'stock', 'policy', 'needsDelivery'] as const

/** A product without options is one variant, described on the document's top level; what that does not name stays. */
function soleVariant(document: ProductDocument, stored: typeof variant.$inferSelect | undefined): VariantDocument {
  const optional = <Value>(value: Value | null | undefined) => value ?? undefined
  return {
    sku: document.sku ?? stored?.sku ?? document.key.toUpperCase(),
    gtin: document.gtin ?? (stored?.gtin || undefined),
    weight: document.weight ?? optional(stored?.weight),
    volume: document.volume ?? optional(stored?.volume),
    stock: document.stock,
    policy: document.policy ?? (stored?.stockPolicy === ARCHIVED ? undefined : stored?.stockPolicy),
    needsDelivery: document.needsDelivery ?? stored?.needsDelivery,
    picture: optional(stored?.pictureName),
    ...{ options: undefined, price: undefined, specialPrice: undefined, saleStarts: undefined, saleEnds: undefined },
  }
}

/** The values of the groups that a product has, for a document that names none. */
async function readGroups({ tx, key }: Writing): Promise<StoredValue[][]> {
  const groups = await tx
    .select({ id: optionGroup.id })
    .from(optionGroup)
    .where(eq(optionGroup.productKey, key))
    .orderBy(asc(optionGroup.position))
  const all: StoredValue[][] = []
  for (const { id } of groups)
    all.push(await tx.select().from(optionValue).where(eq(optionValue.groupId, id)).orderBy(asc(optionValue.position)))
  return all
}

/** Refuses fields of the only variant for a product with options. @throws DocumentError */
function checkSole(document: ProductDocument, values: readonly StoredValue[][]) {
  if (document.variants || values.length === 0) return
  const field = SOLE_FIELDS.find((name) => document[name] !== undefined)
  if (field) throw new DocumentError(field, 'a product with options has it at each of its variants')
  throw new DocumentError('variants', 'a product with options needs them: one for each choice that is sold')
}

/** The ids of a variant's values. @throws DocumentError for a value that its group does not have */
function valueIdsOf(document: VariantDocument, values: readonly StoredValue[][], own: Locale, path: string): number[] {
  const chosen = document.options ?? []
  if (chosen.length !== values.length)
    throw new DocumentError(`${path}.options`, `needs ${values.length} values, one of each option`)
  return chosen.map((name, place) => {
    const value = values[place]?.find((one) => one.name[own] === name)
    if (!value) throw new DocumentError(`${path}.options[${place}]`, `${name} is none of the option's values`)
    return value.id
  })
}

const titleOf = (ids: readonly number[], values: readonly StoredValue[][]): LocalText =>
  eachLocale((locale) =>
    ids.map((id, place) => values[place]?.find((value) => value.id === id)?.name[locale] ?? '').join(' / '),
  )

/** Refuses two variants of the same choice or SKU. @throws DocumentError */
function checkDistinct(rows: readonly { sku: string; valueIds: number[] }[]) {
  const seen = new Set<string>()
  for (const [place, { sku, valueIds }] of rows.entries())
    for (const mark of [`the SKU ${sku}`, `the choice ${valueIds.join()}`]) {
      if (seen.has(mark)) throw new DocumentError(`variants[${place}]`, `${mark} is there twice`)
      seen.add(mark)
    }
}

/** Refuses SKUs that other products have. @throws DocumentError */
async function checkFree(tx: Database, key: string, skus: readonly string[]) {
  const isElsewhere = and(inArray(variant.sku, [...skus]), ne(variant.productKey, key))
  // An archived variant gives its SKU up.
  await tx
    .update(variant)
    .set({ sku: sql`${variant.sku} || '~' || ${variant.id}` })
    .where(and(isElsewhere, eq(variant.stockPolicy, ARCHIVED)))
  const taken = await tx.select({ sku: variant.sku, key: variant.productKey }).from(variant).where(isElsewhere)
  const [first] = taken
  if (first) throw new DocumentError('sku', `${first.sku} is a SKU of the product ${first.key}`)
}

/** The variants of a product, those it offers first in its order; locks them in the order in which orders lock them. */
async function readStored({ tx, key }: Writing): Promise<(typeof variant.$inferSelect)[]> {
  const rows = await tx
    .select()
    .from(variant)
    .where(eq(variant.productKey, key))
    .orderBy(asc(variant.id))
    .for('no key update')
  const place = ({ stockPolicy, position }: (typeof rows)[number]) =>
    stockPolicy === ARCHIVED ? MAX_VARIANTS + position : position
  return rows.toSorted((a, b) => place(a) - place(b))
}

/** Takes variants out of the product that it no longer has; those that carts or orders refer to are archived. */
async function removeVariants(tx: Database, ids: readonly number[]) {
  if (ids.length === 0) return
  const [carts, orders] = [
    await tx
      .selectDistinct({ id: cartLine.variantId })
      .from(cartLine)
      .where(inArray(cartLine.variantId, [...ids])),
    await tx
      .selectDistinct({ id: orderLine.variantId })
      .from(orderLine)
      .where(inArray(orderLine.variantId, [...ids])),
  ]
  const referred = new Set([...carts, ...orders].map(({ id }) => id))
  const [kept, gone] = [ids.filter((id) => referred.has(id)), ids.filter((id) => !referred.has(id))]
  if (kept.length > 0) await tx.update(variant).set({ stockPolicy: ARCHIVED }).where(inArray(variant.id, kept))
  if (gone.length > 0) await tx.delete(variant).where(inArray(variant.id, gone))
}

/**
 * Writes options and variants of a product, where its document has them. A variant is known by its SKU, or else by its
 * choice, and keeps its id, which carts and orders hold.
 * @throws DocumentError
 */
export async function writeVariants(writing: Writing, document: ProductDocument, isNew: boolean): Promise<void> {
  const { tx, key, own, toMinor } = writing
  const { options, variants } = document
  const hasSole = SOLE_FIELDS.some((field) => document[field] !== undefined)
  if (!isNew && !options && !variants && !hasSole) return
  const values = options ? await writeGroups(writing, options) : await readGroups(writing)
  checkSole(document, values)
  const stored = await readStored(writing)
  const documents = variants ?? [
    soleVariant(
      document,
      stored.find(({ valueIds }) => valueIds.length === 0),
    ),
  ]
  const rows = documents.map((one, position) => {
    const valueIds = valueIdsOf(one, values, own, `variants[${position}]`)
    const sku =
      one.sku ??
      [key, ...(one.options ?? [])]
        .join('-')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}-]+/gu, '-')
    const same = (a: readonly number[], b: readonly number[]) =>
      a.length === b.length && a.every((id, at) => id === b[at])
    // One of another SKU is taken over by its choice, unless its SKU stands elsewhere in the document.
    const known =
      stored.find((row) => row.sku === sku) ??
      stored.find((row) => same(row.valueIds, valueIds) && !documents.some((other) => other.sku === row.sku))
    return {
      ...{ id: known?.id, productKey: key, position, title: titleOf(valueIds, values), valueIds, sku },
      gtin: one.gtin ?? '',
      stock: one.stock ?? known?.stock ?? 0,
      stockPolicy: one.policy ?? ('deny' as const),
      price: one.price === undefined ? null : toMinor(one.price),
      specialPrice: one.specialPrice === undefined ? null : toMinor(one.specialPrice),
      saleStartsAt: one.saleStarts ?? null,
      saleEndsAt: one.saleEnds ?? null,
      weight: one.weight ?? null,
      volume: one.volume ?? null,
      needsDelivery: one.needsDelivery ?? true,
      pictureName: one.picture ?? null,
    }
  })
  checkDistinct(rows)
  await checkFree(
    tx,
    key,
    rows.map(({ sku }) => sku),
  )
  const kept = new Set(rows.map(({ id }) => id))
  await removeVariants(
    tx,
    stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  )
  for (const { id, ...row } of rows)
    await (id === undefined ? tx.insert(variant).values(row) : tx.update(variant).set(row).where(eq(variant.id, id)))
}

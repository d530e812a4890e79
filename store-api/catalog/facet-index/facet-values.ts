import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import type { Database } from '../../db/database'
import { type attribute, facetValue } from '../../db/schema'
import type { AttributeValue } from '../../db/schema/columns'
import type { LocalText } from '../../i18n/locale'
import { eachLocale, sameText, text } from '../../i18n/local-text'
import { slugOf } from '../../i18n/slug'

/** Longest key of a facet value, in characters. */
const MAX_KEY_LENGTH = 60

/** Key of a facet value: its name in ASCII. Names without Latin letters or digits get a digest. */
function facetKeyOf(name: string): string {
  const slug = slugOf(name, MAX_KEY_LENGTH)
  return slug || createHash('sha256').update(name).digest('hex').slice(0, 12)
}

/** A value to add to a facet. */
interface NewValue {
  label: LocalText
  /** The text its key is derived from: its English text by default. */
  name?: string
  /** Colour of its swatch, `#rrggbb`; null for none. */
  colour?: string | null
  /** Its place among the values; after all others by default. */
  position?: number
}

/** Adds the missing values of a facet. @returns the ids of all by their keys */
async function ensureValues(tx: Database, facet: string, values: readonly NewValue[]): Promise<Map<string, number>> {
  if (values.length === 0) return new Map()
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${facetValue.position}), -1)` })
    .from(facetValue)
    .where(eq(facetValue.facet, facet))
  const first = Number(last?.position ?? -1) + 1
  const rows = values.map(({ label, name = label.en, colour = null, position }, place) => ({
    ...{ facet, key: facetKeyOf(name), label, colour, position: position ?? first + place },
  }))
  // Of equal ones the place of the first counts, and the text and colour of the last.
  const byKey = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const previous = byKey.get(row.key)
    byKey.set(row.key, previous ? { ...row, position: previous.position, colour: row.colour ?? previous.colour } : row)
  }
  const distinct = [...byKey.values()]
  // Texts may have been translated since, and a colour may have changed.
  await tx
    .insert(facetValue)
    .values(distinct)
    .onConflictDoUpdate({
      target: [facetValue.facet, facetValue.key],
      set: { label: sql`excluded.label`, colour: sql`coalesce(excluded.colour, ${facetValue.colour})` },
    })
  const keys = distinct.map(({ key }) => key)
  const stored = await tx
    .select({ id: facetValue.id, key: facetValue.key })
    .from(facetValue)
    .where(and(eq(facetValue.facet, facet), inArray(facetValue.key, keys)))
  return new Map(stored.map(({ id, key }) => [key, id]))
}

/**
 * Adds the missing values of a facet. Listings load them with the entries that have them.
 * @param facet `brand`, `size`, or the key of an attribute or option group
 * @returns the ids of the values, in the order of the texts, each once
 */
export async function ensureFacetValues(tx: Database, facet: string, texts: readonly LocalText[]): Promise<number[]> {
  const ids = await ensureValues(
    tx,
    facet,
    texts.map((label) => ({ label })),
  )
  return [...new Set(texts.flatMap((label) => ids.get(facetKeyOf(label.en)) ?? []))]
}

/** The same of brands of products, in their order: 0 for none. */
export async function ensureBrands(tx: Database, brands: readonly LocalText[]): Promise<number[]> {
  const ids = await ensureValues(
    tx,
    'brand',
    brands.filter(({ en }) => en !== '').map((label) => ({ label })),
  )
  return brands.map((label) => (label.en === '' ? 0 : (ids.get(facetKeyOf(label.en)) ?? 0)))
}

const YES = text('Yes', 'Sí', 'Ja')
const NO = text('No', 'No', 'Nein')

type Attribute = Pick<typeof attribute.$inferSelect, 'key' | 'unit' | 'isFilter'>

function valuesOf(value: AttributeValue, unit: string): NewValue[] {
  switch (value.kind) {
    case 'text':
      return [{ label: value.text }]
    case 'colour':
      return [{ label: value.text, colour: value.colour }]
    case 'list':
      return value.texts.map((label) => ({ label }))
    case 'boolean':
      return [value.boolean ? { label: YES, position: 0 } : { label: NO, position: 1 }]
    case 'number': {
      const { number } = value
      const label = unit
        ? eachLocale((locale) => `${number.toLocaleString(locale, { useGrouping: 'min2' })} ${unit}`)
        : sameText(String(number))
      // The sign and the decimal separator must be kept: -5 is not 5, and 10.005 is not 10,005.
      const name = `${number < 0 ? 'minus ' : ''}${Math.abs(number)} ${unit}`
      return [{ label, name, position: Math.round(Math.max(-1e9, Math.min(1e9, number * 100))) }]
    }
  }
}

/** The facet values of an attribute's value, added if they are new; empty if listings are not filtered by it. */
export const attributeFacetIds = async (tx: Database, attribute: Attribute, value: AttributeValue): Promise<number[]> =>
  (await attributesFacetIds(tx, attribute, [value]))[0] ?? []

/** The same of several values of one attribute. */
export async function attributesFacetIds(
  tx: Database,
  { key, unit, isFilter }: Attribute,
  values: readonly AttributeValue[],
): Promise<number[][]> {
  if (!isFilter) return values.map(() => [])
  const all = values.map((value) => valuesOf(value, unit))
  const ids = await ensureValues(tx, key, all.flat())
  return all.map((own) => [...new Set(own.flatMap((value) => ids.get(facetKeyOf(value.name ?? value.label.en)) ?? []))])
}

/** Key of the facet of an option group; empty for a name without Latin letters or digits, which has none. */
const optionFacetKey = ({ groupId, name }: { groupId: number; name: LocalText }): string =>
  groupId === SIZE_GROUP_ID ? 'size' : slugOf(name.en, MAX_KEY_LENGTH)

/** Adds the values of option groups to their facets. */
export async function ensureOptionFacets(
  tx: Database,
  groups: readonly {
    group: { groupId: number; name: LocalText }
    values: readonly { name: LocalText; colour: string | null }[]
  }[],
): Promise<void> {
  const facets = new Map<string, NewValue[]>()
  for (const { group, values } of groups) {
    const facet = optionFacetKey(group)
    if (facet === '') continue
    const labels = values.map(({ name, colour }): NewValue => ({ label: name, colour }))
    facets.set(facet, [...(facets.get(facet) ?? []), ...labels])
  }
  for (const [facet, labels] of facets) await ensureValues(tx, facet, labels)
}

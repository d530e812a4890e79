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
  /** What its key is made of: its English text by default. */
  name?: string
  /** Colour of its swatch, `#rrggbb`; null for none. */
  colour?: string | null
  /** Its place among the values; after all others by default. */
  position?: number
}

async function ensureValues(tx: Database, facet: string, values: readonly NewValue[]): Promise<number[]> {
  if (values.length === 0) return []
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${facetValue.position}), -1)` })
    .from(facetValue)
    .where(eq(facetValue.facet, facet))
  const first = Number(last?.position ?? -1) + 1
  const rows = values.map(({ label, name = label.en, colour = null, position }, place) => ({
    ...{ facet, key: facetKeyOf(name), label, colour, position: position ?? first + place },
  }))
  const distinct = [...new Map(rows.map((row) => [row.key, row])).values()]
  // Texts may have been translated since, and a colour changed.
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
  const idOf = new Map(stored.map(({ id, key }) => [key, id]))
  return [...new Set(rows.flatMap(({ key }) => idOf.get(key) ?? []))]
}

/**
 * Adds the values that a facet does not have yet. Listings load them with the entries that have them.
 * @param facet `brand`, `size`, or the key of an attribute or option group
 * @returns the ids of the values, in the order of the texts, each once
 */
export const ensureFacetValues = (tx: Database, facet: string, texts: readonly LocalText[]): Promise<number[]> =>
  ensureValues(
    tx,
    facet,
    texts.map((label) => ({ label })),
  )

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
      // Neither the sign nor where the decimals begin may be lost: -5 is not 5, and 10.005 is not 10,005.
      const name = `${number < 0 ? 'minus ' : ''}${Math.abs(number)} ${unit}`
      return [{ label, name, position: Math.round(Math.max(-1e9, Math.min(1e9, number * 100))) }]
    }
  }
}

/** The facet values of an attribute's value, added where they are new; none where listings are not filtered by it. */
export const attributeFacetIds = (
  tx: Database,
  { key, unit, isFilter }: Attribute,
  value: AttributeValue,
): Promise<number[]> => (isFilter ? ensureValues(tx, key, valuesOf(value, unit)) : Promise.resolve([]))

/** Key of the facet of an option group; empty for a name without Latin letters or digits, which has none. */
const optionFacetKey = ({ groupId, name }: { groupId: number; name: LocalText }): string =>
  groupId === SIZE_GROUP_ID ? 'size' : slugOf(name.en, MAX_KEY_LENGTH)

/** Adds the values of an option group to its facet. */
export async function ensureOptionFacet(
  tx: Database,
  group: { groupId: number; name: LocalText },
  values: readonly { name: LocalText; colour: string | null }[],
): Promise<void> {
  const facet = optionFacetKey(group)
  if (facet === '') return
  await ensureValues(
    tx,
    facet,
    values.map(({ name, colour }) => ({ label: name, colour })),
  )
}

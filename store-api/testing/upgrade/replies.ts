/** Field names of the release before the general model, and their current names. */
const RENAMED_FIELDS: Record<string, string> = { team: 'brand', kit: 'subtitle' }

/** Fields rendered from the drawings of this release, not from stored data. */
const RENDERED_FIELDS: Record<string, string[]> = { print: ['place'] }

/** A reply of the old release with the current field names, without fields that this release renders. */
export function toCurrentFields(value: unknown, parent = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => toCurrentFields(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !RENDERED_FIELDS[parent]?.includes(key))
      .map(([key, one]) => [RENAMED_FIELDS[key] ?? key, toCurrentFields(one, key)]),
  )
}

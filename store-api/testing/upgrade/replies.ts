/** Field names of the release before the general model, and their current names. */
const RENAMED_FIELDS: Record<string, string> = { team: 'brand', kit: 'subtitle' }

/** Fields that come from the drawings of this release, not from what the shop stored. */
const DRAWN_FIELDS: Record<string, string[]> = { print: ['place'] }

/** A reply of the old release with the current field names, without what this release draws itself. */
export function inWordsOfBefore(value: unknown, parent = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inWordsOfBefore(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DRAWN_FIELDS[parent]?.includes(key))
      .map(([key, one]) => [RENAMED_FIELDS[key] ?? key, inWordsOfBefore(one, key)]),
  )
}

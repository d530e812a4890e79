/** Field names of the release before the general model, and their current names. */
const RENAMED_FIELDS: Record<string, string> = { team: 'brand', kit: 'subtitle' }

/** A reply of the old release with the current field names. */
export function inWordsOfBefore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWordsOfBefore)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [RENAMED_FIELDS[key] ?? key, inWordsOfBefore(one)]),
  )
}

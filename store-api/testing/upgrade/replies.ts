/** Names of fields that the release before the general model had, and what they are called since. */
const RENAMED_FIELDS: Record<string, string> = { team: 'brand', kit: 'subtitle' }

/** A reply of before, its fields named as today. */
export function inWordsOfBefore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWordsOfBefore)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [RENAMED_FIELDS[key] ?? key, inWordsOfBefore(one)]),
  )
}

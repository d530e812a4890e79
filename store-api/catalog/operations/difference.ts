/** A field of a document that changed, and how. */
export interface Difference {
  /** In the document: `variants[SEN-50].stock`. */
  path: string
  /** As short texts; empty if there was no value before, or is none now. */
  from: string
  to: string
}

/** Longest text of a value. */
const MAX_VALUE_LENGTH = 60

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function shorten(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)
  const letters = [...text.replace(/\s+/g, ' ')]
  return letters.length > MAX_VALUE_LENGTH ? `${letters.slice(0, MAX_VALUE_LENGTH - 1).join('')}…` : letters.join('')
}

/** Fields that identify the elements of a list. */
const IDENTIFYING_FIELDS = ['sku', 'key', 'file', 'code', 'iso', 'id'] as const

/** Identifiers of the elements of a list, such as their SKUs; null if only their position identifies them. */
function identifiersOf(list: readonly unknown[]): string[] | null {
  const fields = list.filter(isRecord)
  const name = IDENTIFYING_FIELDS.find((one) =>
    fields.every((element) => ['string', 'number'].includes(typeof element[one])),
  )
  if (!name || fields.length < list.length) return null
  const names = fields.map((element) => String(element[name]))
  return new Set(names).size === names.length ? names : null
}

/** A list by the names of its elements, where both states have them. */
function pairElements(from: readonly unknown[], to: readonly unknown[]): [string, unknown, unknown][] {
  const names = { from: identifiersOf(from), to: identifiersOf(to) }
  if (!names.from || !names.to)
    return Array.from({ length: Math.max(from.length, to.length) }, (_, at) => [String(at), from[at], to[at]])
  const all = [...new Set([...names.from, ...names.to])]
  return all.map((name) => [name, from[names.from?.indexOf(name) ?? -1], to[names.to?.indexOf(name) ?? -1]])
}

/**
 * The fields in which two states of a document differ. Elements of a list are identified by their key or SKU, if they
 * have one; a list of the same elements in another order is one difference.
 */
export function differencesOf(from: unknown, to: unknown, path = ''): Difference[] {
  if (isRecord(from) && isRecord(to))
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) =>
      differencesOf(from[name], to[name], path ? `${path}.${name}` : name),
    )
  if (Array.isArray(from) && Array.isArray(to)) {
    const [before, after] = [from as unknown[], to as unknown[]]
    const nested = pairElements(before, after).flatMap(([name, one, other]) =>
      differencesOf(one, other, `${path}[${name}]`),
    )
    const order = (list: unknown[]) => (identifiersOf(list) ?? []).join(', ')
    const isReordered = nested.length === 0 && order(before) !== order(after)
    return isReordered ? [{ path, from: shorten(order(before)), to: shorten(order(after)) }] : nested
  }
  // Compared in full: two long texts may differ beyond their shortened form.
  const same = JSON.stringify(from) === JSON.stringify(to)
  return same ? [] : [{ path, from: shorten(from), to: shorten(to) }]
}

/** Fields of the form that say which listing it is, not what it is narrowed to. */
const NOT_CHOSEN = ['page', 'limit', 'keyword']

/**
 * What a filter form asks for, spelt as its address is: every field once, its values in order, with commas between them.
 * The door reads it again; this saves it a redirect.
 * @param entries the form's fields as they stand in it
 */
export function chosenQuery(entries: Iterable<[string, FormDataEntryValue]>): string {
  const chosen = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value === '' || NOT_CHOSEN.includes(name)) continue
    chosen.set(name, [...(chosen.get(name) ?? []), value])
  }
  return Array.from(chosen, ([name, values]) => `${name}=${values.sort().join(',')}`).join('&')
}

/** Maximum length of a text that replaces one of the interface. */
export const MAX_TEXT_LENGTH = 1000

/** Texts of the interface: by namespace, then by key, as messages/en.json has them. */
export type InterfaceTexts = Record<string, Record<string, string>>

/** Quoted braces are literal: `'{'`. */
const unquoted = (text: string) => text.replaceAll("''", '').replace(/'[{}<][^']*'/g, '')

/**
 * Names of the `{placeholders}` and `<tags>` of a text in ICU MessageFormat, sorted.
 * @throws SyntaxError if its braces are unbalanced
 */
export function placeholdersOf(text: string): string[] {
  const plain = unquoted(text)
  const placeholders = new Set([...plain.matchAll(/<(\w+)>/g)].map(([, name = '']) => name))
  const end = readMessage(plain, 0, placeholders)
  if (end < plain.length) throw new SyntaxError('unbalanced braces')
  return [...placeholders].sort()
}

/** Reads a message up to its closing brace, or to the end of the text. @returns the index of its end */
function readMessage(text: string, from: number, placeholders: Set<string>): number {
  let at = from
  while (at < text.length && text[at] !== '}') at = text[at] === '{' ? readArgument(text, at + 1, placeholders) : at + 1
  return at
}

/** Reads an argument after its brace: `name}`, or `name, plural, one {…} other {…}}`. @returns the index after it */
function readArgument(text: string, from: number, placeholders: Set<string>): number {
  const [head = '', name = ''] = /^\s*(\w*)/.exec(text.slice(from)) ?? []
  placeholders.add(name)
  let at = from + head.length
  while (at < text.length && text[at] !== '}')
    at = text[at] === '{' ? readMessage(text, at + 1, placeholders) + 1 : at + 1
  if (at >= text.length) throw new SyntaxError('unbalanced braces')
  return at + 1
}

/** {@link placeholdersOf}, or null for unbalanced braces. */
function findPlaceholders(text: string): string[] | null {
  try {
    return placeholdersOf(text)
  } catch {
    return null
  }
}

/** Edit distance of two texts (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (char === b[j] ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The known path closest to a mistyped one. */
export function nearestPath(path: string, knownPaths: readonly string[]): string {
  const lower = path.toLowerCase()
  const ranked = knownPaths.map((candidate) => ({ candidate, edits: distance(lower, candidate.toLowerCase()) }))
  return ranked.reduce((best, next) => (next.edits < best.edits ? next : best), { candidate: '', edits: Infinity })
    .candidate
}

/**
 * Validates texts that replace the interface's own.
 * @param texts by full path: `{ 'Filters.title': 'Narrow down' }`
 * @param interfaceTexts the interface's own, in English
 * @returns one sentence per mistake; empty if all are valid
 */
export function validateTexts(texts: Record<string, string>, interfaceTexts: InterfaceTexts): string[] {
  const textsByPath = new Map<string, string>(
    Object.entries(interfaceTexts).flatMap(([namespace, group]) =>
      Object.entries(group).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  )
  return Object.entries(texts).flatMap(([path, text]) => {
    const original = textsByPath.get(path)
    if (original === undefined)
      return [`${path} is no text of the interface: did you mean ${nearestPath(path, [...textsByPath.keys()])}?`]
    if (text.length > MAX_TEXT_LENGTH) return [`${path} has more than ${MAX_TEXT_LENGTH} characters`]
    const placeholders = findPlaceholders(text)
    if (!placeholders) return [`${path} has unbalanced braces`]
    const allowed = placeholdersOf(original)
    const unknown = placeholders.filter((name) => !allowed.includes(name))
    if (unknown.length === 0) return []
    const choice = allowed.length > 0 ? `it has ${allowed.join(', ')}` : 'it has none'
    return [`${path} has no placeholder ${unknown.join(', ')}: ${choice}`]
  })
}

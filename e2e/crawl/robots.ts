interface Rule {
  isAllowed: boolean
  path: string
  pattern: RegExp
}

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** `/a*b$` as RFC 9309 means it: from the beginning of path and query on. */
const toPattern = (path: string) =>
  new RegExp(`^${escape(path.replace(/\$$/, '')).replaceAll('*', '.*')}${path.endsWith('$') ? '$' : ''}`)

/** Reads a `robots.txt` of one group. @returns whether an address, path and query, may be crawled */
export function readRobots(text: string): (address: string) => boolean {
  const rules: Rule[] = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, word, path = '']) => ({
    isAllowed: word === 'Allow',
    path,
    pattern: toPattern(path),
  }))
  // The longest rule counts, and of equal ones the one that allows.
  const ordered = rules.sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed))
  return (address) => ordered.find(({ pattern }) => pattern.test(address))?.isAllowed ?? true
}

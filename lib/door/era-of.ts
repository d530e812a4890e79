/** Changes with which what stands around a search may be another: its menu, its footer. */
export const AROUND = ['store', 'shop', 'categories', 'pages']

interface Changing {
  /** Tells of every change, once whatever showed it is out of date. */
  onChange: (listener: (changes: string[]) => void) => void
}

/**
 * Counts the changes of some kinds.
 * @returns another word whenever what depends on them may be another
 */
export function eraOf(cache: Changing, kinds: readonly string[]): () => string {
  let era = 0
  cache.onChange((changes) => {
    if (changes.some((change) => kinds.includes(change))) era++
  })
  return () => String(era)
}

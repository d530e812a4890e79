/** Names shorter than this are like too many others: PORT, HOST. */
const SHORTEST = 8

/** Letters that are wrong, missing, too many or swapped. */
const MOST_MISTAKES = 2

/** How many letters one has to put in, take out, change or swap to make one word of another. */
export function mistakesBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped))
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}

/**
 * Variables that look like one of ours that is not set: mistyped, it would be as if nobody had said anything.
 * @returns pairs of what is set and what was meant
 */
export function mistyped(set: Readonly<Record<string, string | undefined>>, known: readonly string[]) {
  const missing = known.filter((name) => name.length >= SHORTEST && set[name] === undefined)
  return Object.keys(set).flatMap((name) => {
    if (known.includes(name) || set[name] === undefined) return []
    const meant = missing.find((one) => mistakesBetween(name.toUpperCase(), one) <= MOST_MISTAKES)
    return meant ? [{ name, meant }] : []
  })
}

const DAY = 24 * 60 * 60 * 1000

/** How far back an earlier price counts (directive 98/6/EC, article 6a). */
const WINDOW = 30 * DAY

/** A price asked for, and since when. */
export interface Asked {
  /** Cents. */
  price: number
  at: Date
}

/**
 * The lowest price asked for in the 30 days before a time, the one that was asked for when they began among them; null
 * when none was. @param history in any order
 */
export function lowestBefore(history: readonly Asked[], time: Date): number | null {
  const end = time.getTime()
  const earlier = history.filter(({ at }) => at.getTime() < end).sort((a, b) => a.at.getTime() - b.at.getTime())
  // A price is asked for until the next one takes its place.
  const counted = earlier.filter((_, place) => (earlier[place + 1]?.at.getTime() ?? end) > end - WINDOW)
  return counted.length > 0 ? Math.min(...counted.map(({ price }) => price)) : null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How far back an earlier price counts (directive 98/6/EC, article 6a). */
const WINDOW_MS = 30 * DAY_MS

/** A price, and since when it applied. */
export interface PricePoint {
  /** Cents. */
  price: number
  at: Date
}

/** The prices that applied in the 30 days before a time, oldest first, the one in force when they began included. */
export function pricesBefore(history: readonly PricePoint[], time: Date): PricePoint[] {
  const end = time.getTime()
  const earlier = history.filter(({ at }) => at.getTime() < end).sort((a, b) => a.at.getTime() - b.at.getTime())
  // A price applies until the next one replaces it.
  return earlier.filter((_, place) => (earlier[place + 1]?.at.getTime() ?? end) > end - WINDOW_MS)
}

/**
 * The lowest price in the 30 days before a time; null if there was none.
 * @param history in any order
 */
export function lowestBefore(history: readonly PricePoint[], time: Date): number | null {
  const counted = pricesBefore(history, time)
  return counted.length > 0 ? Math.min(...counted.map(({ price }) => price)) : null
}

/** Further ahead than any card is good for, in years. */
const FURTHEST = 20

export interface Expiry {
  month: number
  year: number
}

/** Reads `07/29`, `7 / 2029` or `0729`. @returns null for what is no month of a year */
export function readExpiry(text: string): Expiry | null {
  const found = /^\s*(\d{1,2})\s*[/.\-\s]?\s*(\d{4}|\d{2})\s*$/.exec(text)
  const month = Number(found?.[1])
  const year = Number(found?.[2])
  if (!found || month < 1 || month > 12) return null
  return { month, year: year < 100 ? 2000 + year : year }
}

/** Whether a card is still good: until the end of its month, in UTC. @param now milliseconds since the epoch */
export function isLive({ month, year }: Expiry, now: number): boolean {
  const date = new Date(now)
  const months = (year - date.getUTCFullYear()) * 12 + month - 1 - date.getUTCMonth()
  return months >= 0 && months <= FURTHEST * 12
}

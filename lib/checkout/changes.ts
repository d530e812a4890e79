import { invalidationSchema, shortLinesSchema, type Changes, type ShortLines } from '../../contract/entities/checkout'

/** What an order was refused for: sums that are not as they were shown, or lines of which there are fewer left. */
export type OrderChanges = { changes: Changes['changes']; short: ShortLines['lines'] }

/** Reads the data of a refusal; what is not as the contract says tells of nothing in particular. */
export function readChanges(data: unknown): OrderChanges {
  const changed = invalidationSchema.isValidSync(data, { strict: true }) ? data.changes : []
  const short = shortLinesSchema.isValidSync(data, { strict: true }) ? data.lines : []
  return { changes: changed, short }
}

/** The same from what an answer kept of it; null where it kept nothing. */
export function readKeptChanges(kept: string | undefined): OrderChanges | null {
  if (!kept) return null
  try {
    return readChanges(JSON.parse(kept))
  } catch {
    return null
  }
}

/** How much the store API takes on. */
export interface Bounds {
  /** Calls worked on at once. */
  running: number
  /** Calls that wait for one of those to end. */
  waiting: number
  /** How long one waits at most, in milliseconds. */
  patience: number
  /** Calls a minute from one network address that change something. */
  writes: number
}

/**
 * Ten connections to the database work for 64 calls; what waits longer than this would be answered too late. One form
 * of the shop may be several calls, so there are more of these than of forms.
 */
export const BOUNDS: Bounds = { running: 64, waiting: 64, patience: 150, writes: 240 }

/** For tests whose crowds are larger than a shop would let in. */
export const BOUNDLESS: Bounds = { running: Infinity, waiting: 0, patience: 0, writes: Number.MAX_SAFE_INTEGER }

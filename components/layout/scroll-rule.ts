interface Scroll {
  /** Pixels from the top, before and now. */
  from: number
  to: number
  /** The header's own height. */
  height: number
  isFixed: boolean
}

/**
 * Whether the header is fixed (spec §2): it becomes so when the shopper scrolls down past its own height, and returns
 * to normal when they scroll up.
 */
export function isHeaderFixed({ from, to, height, isFixed }: Scroll): boolean {
  if (to > from) return isFixed || to > height
  return to === from && isFixed
}

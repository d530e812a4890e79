export interface Point {
  x: number
  y: number
}

/** How much larger than the screen a picture can be seen. */
export const SCALES = [1, 2, 3] as const

/** Fingers that move apart or together by this much mean a step. */
const PINCH = 1.3

/** So far a finger moves sideways to go on to the next picture, in pixels. */
const SWIPE = 48

/**
 * Where a stage has to be scrolled so that a place stays under the pointer while what is on it grows.
 * @param scrolled where it is scrolled now
 * @param held the place, from the stage's corner
 * @param growth new size by old size
 */
export const placeAfter = (scrolled: Point, held: Point, growth: number): Point => ({
  x: (scrolled.x + held.x) * growth - held.x,
  y: (scrolled.y + held.y) * growth - held.y,
})

const apart = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** 1 when two fingers moved apart, -1 when they moved together, 0 otherwise. */
export function pinchStep(before: readonly Point[], now: readonly Point[]): -1 | 0 | 1 {
  const [from, to] = [apart(before), apart(now)]
  if (from === 0 || to === 0) return 0
  if (to / from >= PINCH) return 1
  return from / to >= PINCH ? -1 : 0
}

/** 1 for a swipe to the next picture, -1 to the one before, 0 for no swipe. */
export function swipeStep(from: Point, x: number, y: number): -1 | 0 | 1 {
  const [dx, dy] = [x - from.x, y - from.y]
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

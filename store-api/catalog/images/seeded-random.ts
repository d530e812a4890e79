/** Numbers from 0 up to 1, the same sequence for the same seed. */
export type Random = () => number

export function seededRandom(seed: string): Random {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 4294967296
  }
}

/** A number between two bounds. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/** A whole number between two bounds, both included. */
export const integerBetween = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

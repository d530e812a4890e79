import type { Columns } from './columns'

/** How many products have a trait, by its bit, and how many are of a team, by its number. */
export interface Counts {
  traits: Uint32Array
  teams: Map<number, number>
}

export const noCounts = (words: number): Counts => ({ traits: new Uint32Array(words * 32), teams: new Map() })

/** Counts a product's team. */
export function countTeam({ teams }: Counts, team: number, by = 1): void {
  teams.set(team, (teams.get(team) ?? 0) + by)
}

/** Counts a product's traits. @param within of these bits only, word by word */
export function countBits(counts: Counts, columns: Columns, row: number, within?: Uint32Array, by = 1): void {
  const { words, traits } = columns
  for (let word = 0; word < words; word++) {
    let bits = (traits[row * words + word] ?? 0) & (within ? (within[word] ?? 0) : -1)
    while (bits !== 0) {
      const bit = word * 32 + 31 - Math.clz32(bits & -bits)
      counts.traits[bit] = (counts.traits[bit] ?? 0) + by
      bits &= bits - 1
    }
  }
}

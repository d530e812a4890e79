import type { Columns } from './columns'
import { countTeam, countBits, noCounts, type Counts } from './counts'

/** What is chosen of one facet: a product fits that has any of it. */
export interface Group {
  /** The bits chosen. */
  chosen: Uint32Array
  /** All bits of the facet; null where it does not tell its values apart. */
  facet: Uint32Array | null
}

/** What products have to fit. */
export interface ListingFilter {
  groups: readonly Group[]
  /** Teams chosen; null for any. */
  teams: ReadonlySet<number> | null
}

/** Whether anything is asked of products at all. */
export const isFiltered = ({ groups, teams }: ListingFilter): boolean => groups.length > 0 || teams !== null

export interface Scanned {
  /** Products that fit, in the order they were given. */
  hits: Uint32Array
  /** Of each facet's values: how many fit beside what is chosen of the other facets. */
  counts: Counts
}

const isIn = ({ words, traits }: Columns, row: number, mask: Uint32Array) => {
  for (let word = 0; word < words; word++) if ((traits[row * words + word] ?? 0) & (mask[word] ?? 0)) return true
  return false
}

/** Where hits are gathered: a million of them would be four megabytes to make and to throw away for each question. */
let gathered = new Uint32Array()

/** No group was missed, or more than one. */
const NONE = -1
const SEVERAL = -2

const fits = (columns: Columns, row: number, { groups, teams }: ListingFilter): boolean =>
  (teams === null || teams.has(columns.team[row] ?? 0)) && groups.every(({ chosen }) => isIn(columns, row, chosen))

/** The first products that fit, in the order they are given. */
export function firstFitting(columns: Columns, rows: Uint32Array, narrowing: ListingFilter, most: number): number[] {
  const found: number[] = []
  for (const row of rows) {
    if (found.length === most) break
    if (fits(columns, row, narrowing)) found.push(row)
  }
  return found
}

/**
 * Finds the products that fit and counts what there is to choose, in one pass: a product that misses one facet alone
 * would fit with another value of it, so it counts there and nowhere else.
 */
export function scan(columns: Columns, rows: Uint32Array, { groups, teams }: ListingFilter): Scanned {
  if (gathered.length < rows.length) gathered = new Uint32Array(rows.length)
  const counts = noCounts(columns.words)
  let found = 0
  for (const row of rows) {
    const team = columns.team[row] ?? 0
    const isOfTeam = teams === null || teams.has(team)
    let missed = NONE
    for (let at = 0; at < groups.length && missed !== SEVERAL; at++) {
      const group = groups[at]
      if (group && !isIn(columns, row, group.chosen)) missed = missed === NONE && isOfTeam ? at : SEVERAL
    }
    if (missed === SEVERAL) continue
    if (missed >= 0) {
      const facet = groups[missed]?.facet
      if (facet) countBits(counts, columns, row, facet)
      continue
    }
    countTeam(counts, team)
    if (!isOfTeam) continue
    countBits(counts, columns, row)
    gathered[found++] = row
  }
  return { hits: gathered.slice(0, found), counts }
}

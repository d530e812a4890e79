import type { Entry } from './entry'
import type { FacetBits } from './facet-bits'

/** Room for more products than there are, so that a new one needs no new columns. */
const SPARE = 1.25

type Column = Uint32Array | Int32Array

function grown<C extends Column>(column: C, length: number, make: (length: number) => C): C {
  const wider = make(length)
  wider.set(column)
  return wider
}

const unsigned = (length: number) => new Uint32Array(length)
const signed = (length: number) => new Int32Array(length)

/** What changed with an entry. */
export interface Change {
  /** Where it stands, or what it stands under. */
  isMoved: boolean
  /** What a sort goes by. */
  isReordered: boolean
}

/** Products as columns of numbers, by their ids: a million of them fit in some forty megabytes. */
export class Columns {
  team = unsigned(0)
  /** `traits.words` numbers for each product. */
  traits = unsigned(0)
  /** The set of categories it stands under, counted from 1; 0 where there is none of this id for sale. */
  categorySet = unsigned(0)
  paid = signed(0)
  rating = signed(0)
  released = signed(0)
  place = signed(0)
  /** One more than the highest id. */
  length = 0

  constructor(readonly words: number) {}

  /** @param categorySet the set of its categories */
  put(entry: Entry, { traits, categorySet }: { traits: FacetBits; categorySet: number }): Change {
    const { id, team, paid, rating, released, place } = entry
    this.#makeRoom(id + 1)
    const isMoved = this.categorySet[id] !== categorySet || this.place[id] !== place
    const isReordered =
      isMoved || this.paid[id] !== paid || this.rating[id] !== rating || this.released[id] !== released
    this.team[id] = team
    this.traits.set(traits.of(entry), id * this.words)
    this.categorySet[id] = categorySet
    this.paid[id] = paid
    this.rating[id] = rating
    this.released[id] = released
    this.place[id] = place
    return { isMoved, isReordered }
  }

  #makeRoom(length: number) {
    this.length = Math.max(this.length, length)
    if (length <= this.team.length) return
    const room = Math.ceil(length * SPARE)
    this.team = grown(this.team, room, unsigned)
    this.traits = grown(this.traits, room * this.words, unsigned)
    this.categorySet = grown(this.categorySet, room, unsigned)
    this.paid = grown(this.paid, room, signed)
    this.rating = grown(this.rating, room, signed)
    this.released = grown(this.released, room, signed)
    this.place = grown(this.place, room, signed)
  }
}

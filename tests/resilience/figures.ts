/** A goal, in words and as what has to hold. */
export interface Goal {
  words: string
  holds: (value: number) => boolean
}

export const atMost = (limit: number): Goal => ({ words: `≤ ${limit}`, holds: (value) => value <= limit })
export const atLeast = (limit: number): Goal => ({ words: `≥ ${limit}`, holds: (value) => value >= limit })
export const exactly = (expected: number): Goal => ({ words: `${expected}`, holds: (value) => value === expected })

/** One thing that was measured. */
export interface Figure {
  what: string
  value: number
  unit: string
  goal: string
  holds: boolean
  /** What was seen, where it does not hold. */
  detail: string
}

const rounded = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

/** What a row measures, and what it could not. */
export class Figures {
  readonly all: Figure[] = []
  readonly leftOut: string[] = []

  add({ what, unit = '', value, goal, detail = '' }: Omit<Partial<Figure>, 'goal'> & NewFigure): void {
    this.all.push({ what, unit, detail, value: rounded(value), goal: goal.words, holds: goal.holds(value) })
  }

  /** Milliseconds. */
  time(what: string, value: number, goal: Goal, detail = ''): void {
    this.add({ what, value, goal, detail, unit: 'ms' })
  }

  /** How many of some things are as they must not be: none may be. */
  none(what: string, wrong: readonly unknown[]): void {
    const detail = wrong.slice(0, 5).map(String).join('; ').slice(0, 400)
    this.add({ what, value: wrong.length, goal: exactly(0), detail })
  }

  /** Something that has to be so. */
  that(what: string, holds: boolean, detail = ''): void {
    this.none(what, holds ? [] : [detail || 'it is not'])
  }

  /** What this machine cannot try, and why. */
  leaveOut(why: string): void {
    this.leftOut.push(why)
  }
}

interface NewFigure {
  what: string
  value: number
  goal: Goal
}

/** A slow shop lengthens every measurement; a busy machine lengthens one of them. */
const MEASUREMENTS = 3

/**
 * Measures again while it took longer than it may, three times at most.
 * @returns milliseconds of the shortest
 */
export async function shortest(measure: () => Promise<number>, bound: number): Promise<number> {
  let took = Infinity
  for (let i = 0; i < MEASUREMENTS && took > bound; i++) took = Math.min(took, await measure())
  return took
}

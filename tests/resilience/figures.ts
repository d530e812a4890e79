/** A goal as text and as a condition. */
export interface Goal {
  words: string
  holds: (value: number) => boolean
}

export const atMost = (limit: number): Goal => ({ words: `≤ ${limit}`, holds: (value) => value <= limit })
export const atLeast = (limit: number): Goal => ({ words: `≥ ${limit}`, holds: (value) => value >= limit })
export const exactly = (expected: number): Goal => ({ words: `${expected}`, holds: (value) => value === expected })

/** A measured value. */
export interface Figure {
  what: string
  value: number
  unit: string
  goal: string
  holds: boolean
  /** Describes the violation. */
  detail: string
}

const rounded = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

/** Measured values of a row, and what it could not measure. */
export class Figures {
  readonly all: Figure[] = []
  readonly leftOut: string[] = []

  add({ what, unit = '', value, goal, detail = '' }: Omit<Partial<Figure>, 'goal'> & NewFigure): void {
    this.all.push({ what, unit, detail, value: rounded(value), goal: goal.words, holds: goal.holds(value) })
  }

  /** Adds a duration in milliseconds. */
  time(what: string, value: number, goal: Goal, detail = ''): void {
    this.add({ what, value, goal, detail, unit: 'ms' })
  }

  /** Adds the number of unexpected items; the goal is none. */
  none(what: string, unexpected: readonly unknown[]): void {
    const detail = unexpected.slice(0, 5).map(String).join('; ').slice(0, 400)
    this.add({ what, value: unexpected.length, goal: exactly(0), detail })
  }

  /** Adds a condition that must hold. */
  that(what: string, holds: boolean, detail = ''): void {
    this.none(what, holds ? [] : [detail || 'not fulfilled'])
  }

  /** Records what is not measured, and why. */
  leaveOut(why: string): void {
    this.leftOut.push(why)
  }
}

interface NewFigure {
  what: string
  value: number
  goal: Goal
}

/** A slow shop lengthens every measurement, a busy machine only some of them. */
const MEASUREMENTS = 3

/**
 * Repeats a measurement that exceeds its bound, up to three in total.
 * @returns the shortest, in milliseconds
 */
export async function shortest(measure: () => Promise<number>, bound: number): Promise<number> {
  let took = Infinity
  for (let i = 0; i < MEASUREMENTS && took > bound; i++) took = Math.min(took, await measure())
  return took
}

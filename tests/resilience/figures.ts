/** A goal as text and as a condition. */
export interface Goal {
  text: string
  isMet: (value: number) => boolean
}

export const atMost = (limit: number): Goal => ({ text: `≤ ${limit}`, isMet: (value) => value <= limit })
export const atLeast = (limit: number): Goal => ({ text: `≥ ${limit}`, isMet: (value) => value >= limit })
export const exactly = (expected: number): Goal => ({ text: `${expected}`, isMet: (value) => value === expected })

/** A measured value. */
export interface Figure {
  name: string
  value: number
  unit: string
  goal: string
  isMet: boolean
  /** Describes the violation. */
  detail: string
}

const rounded = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

/** Measured values of a row, and what it could not measure. */
export class Figures {
  readonly all: Figure[] = []
  readonly skipped: string[] = []

  add({ name, unit = '', value, goal, detail = '' }: Omit<Partial<Figure>, 'goal'> & NewFigure): void {
    this.all.push({ name, unit, detail, value: rounded(value), goal: goal.text, isMet: goal.isMet(value) })
  }

  /** Adds a duration in milliseconds. */
  time(name: string, value: number, goal: Goal, detail = ''): void {
    this.add({ name, value, goal, detail, unit: 'ms' })
  }

  /** Adds the number of unexpected items; the goal is none. */
  none(name: string, unexpected: readonly unknown[]): void {
    const detail = unexpected.slice(0, 5).map(String).join('; ').slice(0, 400)
    this.add({ name, value: unexpected.length, goal: exactly(0), detail })
  }

  /** Adds a condition that must be met. */
  check(name: string, isMet: boolean, detail = ''): void {
    this.none(name, isMet ? [] : [detail || 'not fulfilled'])
  }

  /** Records why a measurement is skipped. */
  skip(reason: string): void {
    this.skipped.push(reason)
  }
}

interface NewFigure {
  name: string
  value: number
  goal: Goal
}

/** A slow shop lengthens every measurement, a busy machine only some of them. */
const MEASUREMENTS = 3

/**
 * Repeats a measurement that exceeds its bound, up to three in total.
 * @returns the shortest, in milliseconds
 */
export async function shortestDuration(measure: () => Promise<number>, limitMs: number): Promise<number> {
  let shortestMs = Infinity
  for (let i = 0; i < MEASUREMENTS && shortestMs > limitMs; i++) shortestMs = Math.min(shortestMs, await measure())
  return shortestMs
}

import type { Figure, Figures } from './figures'
import type { Scenario } from './scenario'

/** Result of a row. */
export interface Tried {
  row: Scenario
  figures: Figures
  seconds: number
  /** Error that ended the row early; empty without one. */
  failure: string
}

export const isBroken = ({ figures, failure }: Tried): boolean =>
  failure !== '' || figures.all.some(({ holds }) => !holds)

const figureLine = ({ what, value, unit, goal, holds, detail }: Figure): string => {
  const measured = `${value}${unit && ` ${unit}`}`
  const more = holds || !detail ? '' : `\n        ${detail}`
  return `  ${holds ? '✔' : '✘'} ${what}: ${measured} (goal ${goal}${unit && ` ${unit}`})${more}`
}

/** A row with every figure and its goal. */
export function reportOf(tried: Tried): string {
  const { row, figures, seconds, failure } = tried
  return [
    `${isBroken(tried) ? '✘' : '✔'} ${row.id} ${row.claim} (${seconds.toFixed(0)} s)`,
    ...figures.all.map(figureLine),
    ...figures.leftOut.map((why) => `  – ${why}`),
    ...(failure ? [`  ✘ ${failure}`] : []),
  ].join('\n')
}

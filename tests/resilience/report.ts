import type { Figure, Figures } from './figures'
import type { Scenario } from './scenario'

/** Result of a row. */
export interface RowResult {
  row: Scenario
  figures: Figures
  seconds: number
  /** Error that ended the row early; empty without one. */
  failure: string
}

export const isBroken = ({ figures, failure }: RowResult): boolean =>
  failure !== '' || figures.all.some(({ isMet }) => !isMet)

const figureLine = ({ name, value, unit, goal, isMet, detail }: Figure): string => {
  const valueText = `${value}${unit && ` ${unit}`}`
  const detailText = isMet || !detail ? '' : `\n        ${detail}`
  return `  ${isMet ? '✔' : '✘'} ${name}: ${valueText} (goal ${goal}${unit && ` ${unit}`})${detailText}`
}

/** A row with every figure and its goal. */
export function reportOf(result: RowResult): string {
  const { row, figures, seconds, failure } = result
  return [
    `${isBroken(result) ? '✘' : '✔'} ${row.id} ${row.claim} (${seconds.toFixed(0)} s)`,
    ...figures.all.map(figureLine),
    ...figures.skipped.map((reason) => `  – ${reason}`),
    ...(failure ? [`  ✘ ${failure}`] : []),
  ].join('\n')
}

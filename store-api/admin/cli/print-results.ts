import type { DocumentResult } from '../../catalog/operations/apply-documents'
import { sanitize, print } from './args'

const OUTCOME_SYMBOLS = { created: '+', changed: '~', same: '=', removed: '-', refused: '!' } as const

/** Maximum printed fields of a document; of further fields only the number is printed. */
const MAX_DIFFERENCES = 20

/** A result as lines: the document, the changed fields, and the reason of a rejection. */
export function resultLines({ kind, key, source, outcome, differences, notes, problems }: DocumentResult): string[] {
  const more = differences.length - MAX_DIFFERENCES
  return [
    `${OUTCOME_SYMBOLS[outcome]} ${kind} ${key}`,
    ...differences
      .slice(0, MAX_DIFFERENCES)
      .map(({ path, from, to }) => `    ${path}: ${from || '(none)'} -> ${to || '(none)'}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
    ...notes.map((note) => `    ${note}`),
    ...problems.map((problem) => `    ${source}: ${problem}`),
  ]
}

export const printResult = (result: DocumentResult): void =>
  resultLines(result).forEach((line) => print(line.match(/^ */)?.[0] + sanitize(line.trimStart())))

const OUTCOME_LABELS = {
  created: 'created',
  changed: 'changed',
  same: 'as they were',
  removed: 'taken out',
  refused: 'refused',
} as const

/** `3 created, 1 changed, 56 as they were, 0 taken out, 2 refused` */
export function summary(results: readonly DocumentResult[]): string {
  const count = (outcome: DocumentResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  return Object.entries(OUTCOME_LABELS)
    .map(([outcome, label]) => `${count(outcome as keyof typeof OUTCOME_LABELS)} ${label}`)
    .join(', ')
}

import type { ShopCommands } from '../shop-command-types'
import type { ImportMode } from './modes'
import type { PictureSender } from './pictures/send-source-pictures'
import type { Note } from './source-product'
import type { PreparedProduct } from './to-document'

export type ImportOutcome = 'created' | 'changed' | 'same' | 'refused' | 'skipped' | 'archived'

/** The result of a product. */
export interface ImportResult {
  key: string
  name: string
  /** Line of the file; 0 for a product that the file does not have. */
  line: number
  outcome: ImportOutcome
  /** Reasons of a rejection. */
  problems: string[]
  notes: Note[]
}

export interface ImportSummary {
  counts: Record<ImportOutcome, number>
  products: number
  variants: number
  /** Variants that are chosen by options. */
  choices: number
  /** Pictures that products refer to. */
  namedPictures: number
  /** Rows of the file that belong to products. */
  rows: number
  pictures: number
  pictureProblems: number
  /** Products that were not archived: their number requires a confirmation. */
  unconfirmed: number
  isCanceled: boolean
}

export const emptySummary = (): ImportSummary => ({
  counts: { created: 0, changed: 0, same: 0, refused: 0, skipped: 0, archived: 0 },
  ...{ products: 0, variants: 0, choices: 0, namedPictures: 0, rows: 0, pictures: 0, pictureProblems: 0 },
  unconfirmed: 0,
  isCanceled: false,
})

export interface ImportOptions {
  commands: ShopCommands
  /** Null to skip pictures. */
  pictures: PictureSender | null
  mode: ImportMode
  isDryRun: boolean
  /** Allows a mirror to archive more than the limit (needsConfirmation). */
  isConfirmed?: boolean
  actor: string
  /** File, for errors. */
  source: string
  onResult: (result: ImportResult) => void
  /** Stops the import after the current batch. */
  signal?: AbortSignal | undefined
}

export const resultOf = (
  { key, source, notes }: PreparedProduct,
  outcome: ImportOutcome,
  problems: string[] = [],
): ImportResult => ({ key, name: source.name, line: source.line, outcome, problems, notes })

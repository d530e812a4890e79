import { ValidationError } from 'yup'
import { DocumentError, VersionConflict, type Written } from './change'
import { type DocumentKind, keyOf } from './document-kinds'

/** A document of one kind, and its source. */
export interface KindDocument {
  kind: DocumentKind
  input: unknown
  /** File and place in it, for errors: `products/tea.yaml, document 3`. */
  source: string
}

export interface DocumentResult extends Pick<Written, 'differences' | 'notes'> {
  kind: DocumentKind
  /** Its key, code or class; empty if it has none. */
  key: string
  source: string
  /** `removed` for resources that a mirror removed: archived, hidden or deleted. */
  outcome: Written['outcome'] | 'refused'
  /** Why it was refused; otherwise empty. */
  problems: string[]
}

/** @throws errors that are not the document's fault */
export function problemsOf(error: unknown): string[] {
  if (error instanceof ValidationError) return error.errors
  if (error instanceof DocumentError || error instanceof VersionConflict) return [error.message]
  throw error
}

/** Characters that PostgreSQL has in no text, as JSON writes them: NUL, and halves of pairs. */
const NO_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

export const NOTHING = { differences: [], notes: [], problems: [] }

/** @throws DocumentError */
export function checkText(input: unknown): void {
  const [found] = NO_TEXT.exec(JSON.stringify(input) ?? '') ?? []
  if (found)
    throw new DocumentError('the document', found.endsWith('0000') ? 'has a NUL character' : 'has half a character')
}

export const resultOf = ({ kind, input, source }: KindDocument) => ({ ...NOTHING, kind, key: keyOf(input), source })

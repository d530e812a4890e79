import { ValidationError } from 'yup'
import { DocumentError, VersionConflict, type ChangeResult } from './change'
import { type DocumentKind, keyOf } from './document-kinds'

/** A document of one kind, and its source. */
export interface KindDocument {
  kind: DocumentKind
  input: unknown
  /** File and place in it, for errors: `products/tea.yaml, document 3`. */
  source: string
}

export interface DocumentResult extends Pick<ChangeResult, 'differences' | 'notes'> {
  kind: DocumentKind
  /** Its key, code or class; empty if it has none. */
  key: string
  source: string
  /** `removed` for resources that a mirror removed: archived, hidden or deleted. */
  outcome: ChangeResult['outcome'] | 'refused'
  /** Why it was refused; otherwise empty. */
  problems: string[]
}

/** @throws errors not caused by the document */
export function problemsOf(error: unknown): string[] {
  if (error instanceof ValidationError) return error.errors
  if (error instanceof DocumentError || error instanceof VersionConflict) return [error.message]
  throw error
}

/** Characters that PostgreSQL rejects in texts, as JSON escapes them: NUL, and lone surrogates. */
const INVALID_CHARACTERS = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

export const EMPTY_RESULT = { differences: [], notes: [], problems: [] }

/** @throws DocumentError */
export function checkText(input: unknown): void {
  const [found] = INVALID_CHARACTERS.exec(JSON.stringify(input) ?? '') ?? []
  if (found)
    throw new DocumentError('the document', found.endsWith('0000') ? 'has a NUL character' : 'has half a character')
}

export const resultOf = ({ kind, input, source }: KindDocument) => ({
  ...EMPTY_RESULT,
  kind,
  key: keyOf(input),
  source,
})

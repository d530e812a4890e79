import { stringify } from 'csv-stringify/sync'

/** Leading characters that make a spreadsheet evaluate a cell as a formula, including their full-width forms. */
const FORMULA_PREFIXES = '=+\\-@\\t\\r＝＋－＠'

/** Apostrophes before a formula or digit need another one: `unescapeCell` removes the first. */
const UNSAFE_CELL = new RegExp(`^(?:'*[${FORMULA_PREFIXES}]|'+\\d)`, 'u')

/** An apostrophe before text that a spreadsheet would evaluate, or before digits it would read as a number. */
const ESCAPED_CELL = new RegExp(`^'(?='*[${FORMULA_PREFIXES}\\d])`, 'u')

/** Makes a cell safe for spreadsheets by a leading apostrophe. */
export const escapeCell = (text: string): string => (UNSAFE_CELL.test(text) ? `'${text}` : text)

/** Removes the leading apostrophe that `escapeCell` or a spreadsheet added. */
export const unescapeCell = (cell: string): string => cell.replace(ESCAPED_CELL, '')

/** Text that must be quoted: otherwise the parser neither joins lines nor keeps blanks. */
const MUST_QUOTE = /[\r\n]|^\s|\s$/

/** Rows as CSV, each with a line break. Empty cells stay empty; numbers get no apostrophe. */
export const toCsv = (rows: readonly (readonly (string | number)[])[], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : escapeCell(cell)))),
    { quoted_match: MUST_QUOTE, delimiter },
  )

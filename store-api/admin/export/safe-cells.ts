import { stringify } from 'csv-stringify/sync'

/** Leading characters that make a spreadsheet compute or run a cell, also in the full width of East Asian keyboards. */
const RUN = '=+\\-@\\t\\r＝＋－＠'

/** Also if apostrophes precede it, of which the reader removes one; before a digit it removes it as well. */
const NEEDS_APOSTROPHE = new RegExp(`^(?:'*[${RUN}]|'+\\d)`, 'u')

/** An apostrophe before text that a spreadsheet would run, or before digits it would read as a number. */
const GUARDED = new RegExp(`^'(?='*[${RUN}\\d])`, 'u')

/** Makes a cell safe for spreadsheets by a leading apostrophe. */
export const safeCell = (text: string): string => (NEEDS_APOSTROPHE.test(text) ? `'${text}` : text)

/** The text of a cell that `safeCell`, or a spreadsheet, has put an apostrophe before. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '')

/** Text that must be quoted: otherwise the parser neither joins lines nor keeps blanks. */
const QUOTED = /[\r\n]|^\s|\s$/

/** Rows as CSV, each with a line break. Empty cells stay empty; numbers get no apostrophe. */
export const toCsv = (rows: readonly (readonly (string | number)[])[], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : safeCell(cell)))),
    { quoted_match: QUOTED, delimiter },
  )

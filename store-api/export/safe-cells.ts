import { stringify } from 'csv-stringify/sync'

/** What a spreadsheet computes or runs when a cell begins with it, also in the full width of East Asian keyboards. */
const RUN = '=+\\-@\\t\\r＝＋－＠'

/** Also where apostrophes stand before it, of which the reader takes one off; before a digit it takes it off as well. */
const NEEDS_APOSTROPHE = new RegExp(`^(?:'*[${RUN}]|'+\\d)`, 'u')

/** An apostrophe that stands before what a spreadsheet would run, or before digits it would read as a number. */
const GUARDED = new RegExp(`^'(?='*[${RUN}\\d])`, 'u')

/** A cell that no spreadsheet runs: an apostrophe stands before it. */
export const safeCell = (text: string): string => (NEEDS_APOSTROPHE.test(text) ? `'${text}` : text)

/** The text of a cell that `safeCell`, or a spreadsheet, has put an apostrophe before. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '')

/** What has to stand in quotes: the parser joins no lines and keeps no blanks without. */
const QUOTED = /[\r\n]|^\s|\s$/

/** Rows as CSV, each with a line break. Empty cells stay empty; numbers are no texts: no apostrophe stands before them. */
export const toCsv = (rows: readonly (readonly (string | number)[])[], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : safeCell(cell)))),
    { quoted_match: QUOTED, delimiter },
  )

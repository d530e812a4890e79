import { createWriteStream } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import type { ImportResult } from './import-products'

const HEADINGS = ['line', 'key', 'name', 'outcome', 'message']

const toCsv = (rows: (string | number)[][]) => stringify(rows, { escape_formulas: true })

/** The rows of a result in a report: one for each reason and note, at least one. */
export function reportRows({ key, name, line, outcome, problems, notes }: ImportResult): (string | number)[][] {
  const messages = [...problems.map((message) => ({ line, message })), ...notes]
  const all = messages.length > 0 ? messages : [{ line, message: '' }]
  return all.map((one) => [one.line || '', key, name, outcome, one.message])
}

/** Writes a report as CSV, readable by its user alone. */
export function openReport(path: string): { add: (result: ImportResult) => void; close: () => Promise<void> } {
  const file = createWriteStream(path, { mode: 0o600 })
  file.write(toCsv([HEADINGS]))
  return {
    add: (result) => void file.write(toCsv(reportRows(result))),
    close: () => new Promise((resolve, reject) => file.on('error', reject).end(resolve)),
  }
}

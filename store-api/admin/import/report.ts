import { createWriteStream } from 'node:fs'
import { toCsv } from '../export/safe-cells'
import type { ImportResult } from './import-result'

const HEADINGS = ['line', 'key', 'name', 'outcome', 'message']

/** The rows of a result in a report: one for each reason and note, at least one. */
export function reportRows({ key, name, line, outcome, problems, notes }: ImportResult): string[][] {
  const messages = [...problems.map((message) => ({ line, message })), ...notes]
  const all = messages.length > 0 ? messages : [{ line, message: '' }]
  return all.map((one) => [one.line ? String(one.line) : '', key, name, outcome, one.message])
}

/** Writes a report as CSV, readable only by its user. */
export function openReport(path: string): { add: (result: ImportResult) => void; close: () => Promise<void> } {
  const file = createWriteStream(path, { mode: 0o600 })
  file.write(toCsv([HEADINGS]))
  return {
    add: (result) => void file.write(toCsv(reportRows(result))),
    close: () => new Promise((resolve, reject) => file.on('error', reject).end(resolve)),
  }
}

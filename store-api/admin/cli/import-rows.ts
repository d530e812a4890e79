import { ImportError } from '../import/import-error'
import { openReport } from '../import/report'
import type { ShopCommands } from '../shop-command-types'
import { sanitize, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

/** Options that all imports of people and their orders have. */
export interface ImportRowsOptions {
  report?: string
  dryRun?: boolean
}

/** The result of one row of a file. */
export interface RowResult {
  line: number
  /** `skipped` means that the mode excludes it. */
  outcome: 'created' | 'changed' | 'same' | 'refused' | 'skipped'
  /** Why it is rejected; otherwise empty. */
  problem: string
  notes: string[]
}

/** Rows written in one transaction. */
const BATCH_SIZE = 100

const MAX_PRINTED_LINES = 40

/** Splits rows into batches of one transaction each. */
export async function* batches<Source>(all: AsyncIterable<Source>): AsyncGenerator<Source[]> {
  let batch: Source[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < BATCH_SIZE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

interface RowsImport<Result extends RowResult> {
  /** The printed identifier of a row. */
  keyOf: (result: Result) => string
  /** The printed meaning of `changed`: `given to their accounts`. */
  changed?: string
  /** Further counts of the last line. */
  extraCounts?: () => string[]
  run: (commands: ShopCommands, how: { isDryRun: boolean; onResult: (result: Result) => void }) => Promise<void>
}

/** Imports a file, prints rejected and changed rows, and writes the report. @throws CommandError */
export async function importRows<Result extends RowResult>(
  path: string,
  options: ImportRowsOptions,
  { keyOf, changed, extraCounts = () => [], run }: RowsImport<Result>,
): Promise<void> {
  const isDryRun = options.dryRun === true
  const counts = { created: 0, changed: 0, same: 0, refused: 0, skipped: 0 }
  const messages: string[] = []
  const report = options.report ? openReport(options.report) : null
  const onResult = (result: Result) => {
    const { line, outcome, problem, notes } = result
    const key = keyOf(result)
    counts[outcome]++
    report?.add({
      ...{ key, name: '', line, outcome, problems: problem ? [problem] : [] },
      notes: notes.map((message) => ({ line, message })),
    })
    if (problem) messages.push(`! line ${line}, ${key}: refused, ${problem}`)
    messages.push(...notes.map((note) => `  line ${line}, ${key}: ${note}`))
  }
  try {
    await withCommands((commands) => run(commands, { isDryRun, onResult }))
  } catch (error) {
    if (error instanceof ImportError) throw new CommandError(error.message)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file ${path}.`)
    throw error
  } finally {
    await report?.close()
  }
  for (const line of messages.slice(0, MAX_PRINTED_LINES)) print(sanitize(line))
  if (messages.length > MAX_PRINTED_LINES)
    print(`… and ${messages.length - MAX_PRINTED_LINES} more: --report FILE has them all.`)
  const parts = [
    `${counts.created} new`,
    ...(changed ? [`${counts.changed} ${changed}`] : []),
    `${counts.same} as they were`,
    `${counts.refused} refused`,
    ...(counts.skipped > 0 ? [`${counts.skipped} left out`] : []),
    ...extraCounts(),
  ]
  print(`${isDryRun ? 'Nothing was written. It would be: ' : ''}${parts.join(', ')}.`)
}

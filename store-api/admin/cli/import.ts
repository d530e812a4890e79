import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { ImportError } from '../import/import-error'
import { importProducts } from '../import/import-products'
import type { ImportResult, ImportSummary } from '../import/import-result'
import type { ImportMode } from '../import/modes'
import { pictureFetcher } from '../import/pictures/fetch-pictures'
import { openPictures } from '../import/pictures/local-files'
import { pictureSender } from '../import/pictures/send-source-pictures'
import { openSource, readMapping, type Source } from '../import/read-source'
import { openReport } from '../import/report'
import type { ShopCommands } from '../shop-command-types'
import { sanitize, print } from './args'
import { CommandError } from './command-error'
import { startProgress } from './import-progress'
import { withCommands } from './with-commands'

export interface ImportOptions {
  /** A path; false to skip pictures. */
  pictures?: string | false
  mode: ImportMode
  dialect?: string
  map?: string
  report?: string
  dryRun?: boolean
  yes?: boolean
}

/** Maximum printed lines of rejections and changes; the report contains all. */
const MAX_PRINTED_LINES = 40

function printSource({ dialect, table, headings }: Source) {
  const delimiter = table.delimiter === '\t' ? 'tab' : table.delimiter
  print(`${dialect.name}, ${table.encoding}${delimiter ? `, delimiter ${delimiter}` : ''}:`)
  for (const { heading, as } of headings) if (as) print(sanitize(`  ${heading} → ${as}`))
  const unused = headings.flatMap(({ heading, as }) => (as || heading === '' ? [] : heading))
  if (unused.length > 0) print(sanitize(`  not used: ${unused.join(', ')}`))
  print('')
}

/** Counts the products of a source. It is consumed: the import opens another. */
async function countProducts({ products }: Source): Promise<number> {
  let count = 0
  for await (const _ of products) count++
  return count
}

/** Prints results with problems or changes, in the order of the file. */
function printResults(results: readonly ImportResult[], isDryRun: boolean) {
  const lines = results.flatMap(({ key, name, line, outcome, problems, notes }) => [
    ...problems.map((problem) => `! line ${line}, ${key || name}: refused, ${problem}`),
    ...notes.map((note) => `  line ${note.line}, ${key}: ${note.message}`),
    ...(isDryRun && problems.length === 0 && outcome !== 'same' ? [`${outcome === 'created' ? '+' : '~'} ${key}`] : []),
  ])
  for (const line of lines.slice(0, MAX_PRINTED_LINES)) print(sanitize(line))
  if (lines.length > MAX_PRINTED_LINES)
    print(`… and ${lines.length - MAX_PRINTED_LINES} more: --report FILE has them all.`)
}

const OUTCOME_LABELS = {
  created: 'new',
  changed: 'changed',
  same: 'as they were',
  refused: 'refused',
  skipped: 'left out by the mode',
  archived: 'archived',
} as const

function printSummary(summary: ImportSummary, isDryRun: boolean) {
  const { counts, products, variants, choices, namedPictures, rows, pictures, pictureProblems } = summary
  print(
    `${products} products with ${variants} variants (${choices} chosen by options) and ${namedPictures} pictures in ${rows} rows.`,
  )
  const parts = Object.entries(OUTCOME_LABELS).flatMap(([outcome, label]) => {
    const count = counts[outcome as keyof typeof counts]
    return count > 0 ? [`${count} ${label}`] : []
  })
  print(`${isDryRun ? 'Nothing was written. It would be: ' : ''}${parts.join(', ') || 'nothing'}.`)
  if (!isDryRun)
    print(
      `${pictures} new pictures${pictureProblems > 0 ? `, ${pictureProblems} failed: run it again to try them again` : ''}.`,
    )
}

async function runImport(commands: ShopCommands, paths: readonly string[], options: ImportOptions): Promise<void> {
  const { mode, dryRun: isDryRun = false } = options
  const facts = await commands.run('importFacts', null)
  const renamedHeadings = options.map ? await readMapping(options.map) : undefined
  const openSourceFiles = () =>
    openSource(paths, facts, { dialect: options.dialect, renamedHeadings, mappings: facts.mappings })
  const source = await openSourceFiles()
  printSource(source)
  if (renamedHeadings && !isDryRun)
    await commands.run('keepMapping', { dialect: source.dialect.key, headings: Object.fromEntries(renamedHeadings) })
  const total = await countProducts(await openSourceFiles())
  const localPictures = options.pictures ? await openPictures(options.pictures) : null
  const report = options.report ? openReport(options.report) : null
  const abortController = new AbortController()
  const cancel = () => {
    print('Ending after the products at hand …')
    abortController.abort()
  }
  process.once('SIGINT', cancel)
  const printedResults: ImportResult[] = []
  const progress = startProgress(total)
  try {
    const summary = await importProducts(source.products, {
      ...{
        commands,
        mode,
        isDryRun,
        isConfirmed: options.yes === true,
        actor: userInfo().username,
        source: basename(paths[0] ?? ''),
        signal: abortController.signal,
      },
      pictures:
        options.pictures === false ? null : pictureSender(commands, { local: localPictures, fetch: pictureFetcher() }),
      onResult: (result) => {
        progress.add(result.key)
        report?.add(result)
        if (result.problems.length > 0 || result.notes.length > 0 || (isDryRun && result.outcome !== 'same'))
          printedResults.push(result)
      },
    })
    progress.stop()
    printResults(printedResults, isDryRun)
    printSummary(summary, isDryRun)
    if (summary.isCanceled) throw new CommandError('Stopped: all products so far are whole. Run it again to go on.')
    if (summary.counts.refused > 0 && mode === 'mirror')
      throw new CommandError('Some products were refused, so none was archived.')
    if (summary.unconfirmed > 0)
      throw new CommandError(
        `The file lacks ${summary.unconfirmed} of the shop’s products. None of them was archived: ` +
          'look at them with --dry-run, then confirm it with --yes.',
      )
  } finally {
    progress.stop()
    process.off('SIGINT', cancel)
    localPictures?.close()
    await report?.close()
  }
}

/** Writes products of another shop's export. @throws CommandError */
export async function importCommand(paths: string[], options: ImportOptions): Promise<void> {
  try {
    await withCommands((commands) => runImport(commands, paths, options))
  } catch (error) {
    if (error instanceof ImportError) throw new CommandError(error.message)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file ${String((error as NodeJS.ErrnoException).path)}.`)
    throw error
  }
}

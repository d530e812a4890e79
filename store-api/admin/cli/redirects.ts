import { userInfo } from 'node:os'
import type { RedirectResult } from '../../catalog/operations/set-redirects'
import { ImportError } from '../import/import-error'
import { formerHost, readRedirects, type SourceRedirect } from '../import/import-redirects'
import { openReport } from '../import/report'
import { sanitize, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

/** Maximum printed lines; the report contains all. */
const MAX_PRINTED_LINES = 40

const actor = () => userInfo().username

/** Lists redirects whose addresses contain a text. */
export const listRedirectsCommand = (text = ''): Promise<void> =>
  withCommands(async (commands) => {
    const { list, total } = await commands.run('listRedirects', { text })
    for (const { from, to } of list) print(sanitize(`${from} → ${to}`))
    if (total > list.length) print(`… and ${total - list.length} more: name a part of an address.`)
    if (total === 0) print('There is none.')
  })

export interface RedirectOptions {
  /** Hosts of the former shop. */
  host?: string[]
}

/** Writes a redirect. @throws CommandError if it is rejected */
export const setRedirectCommand = (from: string, to: string, { host = [] }: RedirectOptions): Promise<void> =>
  withCommands(async (commands) => {
    const input = { redirects: [{ from, to }], hosts: host, actor: actor(), isDryRun: false }
    const [result] = await commands.run('setRedirects', input)
    if (!result || result.outcome === 'refused') throw new CommandError(`Refused: ${result?.problem ?? ''}.`)
    print(sanitize(`${result.from} → ${result.to}${result.outcome === 'same' ? ', as it was' : ''}`))
  })

/** Removes a redirect. @throws CommandError if it does not exist */
export const removeRedirectCommand = (from: string): Promise<void> =>
  withCommands(async (commands) => {
    if (!(await commands.run('removeRedirect', { from, actor: actor() })))
      throw new CommandError(`There is no redirect from ${from}.`)
    print(sanitize(`${from} leads nowhere now.`))
  })

export interface ImportRedirectsOptions extends RedirectOptions {
  dryRun?: boolean
  report?: string
}

interface LineResult extends RedirectResult {
  line: number
}

const OUTCOME_LABELS = { created: 'new', changed: 'changed', same: 'as they were', refused: 'refused' } as const

function printResults(results: readonly LineResult[], isDryRun: boolean) {
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  for (const { line, from, problem } of refused.slice(0, MAX_PRINTED_LINES))
    print(sanitize(`! line ${line}, ${from}: ${problem}`))
  if (refused.length > MAX_PRINTED_LINES)
    print(`… and ${refused.length - MAX_PRINTED_LINES} more: --report FILE has them all.`)
  const parts = Object.entries(OUTCOME_LABELS).flatMap(([outcome, label]) => {
    const count = results.filter((one) => one.outcome === outcome).length
    return count > 0 ? [`${count} ${label}`] : []
  })
  print(`${isDryRun ? 'Nothing was written. It would be: ' : ''}${parts.join(', ') || 'nothing'}.`)
}

async function writeReport(path: string, results: readonly LineResult[]) {
  const report = openReport(path)
  for (const { line, from, to, outcome, problem } of results)
    report.add({ line, key: from, name: to, outcome, problems: problem ? [problem] : [], notes: [] })
  await report.close()
}

function importRedirects(source: readonly SourceRedirect[], options: ImportRedirectsOptions): Promise<void> {
  const { host = [formerHost(source)].filter(Boolean), dryRun: isDryRun = false, report } = options
  if (host.length > 0) print(`Former shop: ${host.join(', ')}`)
  const valid = source.filter(({ refusal }) => refusal === '')
  const redirects = valid.map(({ from, to }) => ({ from, to }))
  return withCommands(async (commands) => {
    const setResults = await commands.run('setRedirects', { redirects, hosts: host, actor: actor(), isDryRun })
    const results = [
      ...source.flatMap(({ line, from, to, refusal }): LineResult[] =>
        refusal ? [{ line, from, to, outcome: 'refused', problem: refusal }] : [],
      ),
      ...setResults.map((result, place) => ({ ...result, line: valid[place]?.line ?? 0 })),
    ].toSorted((a, b) => a.line - b.line)
    printResults(results, isDryRun)
    if (report) await writeReport(report, results)
  })
}

/** Writes the redirects of a file. @throws CommandError for a file without any */
export async function importRedirectsCommand(path: string, options: ImportRedirectsOptions): Promise<void> {
  const source = await readRedirects(path).catch((error: unknown) => {
    if (error instanceof ImportError) throw new CommandError(error.message)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file ${path}.`)
    throw error
  })
  await importRedirects(source, options)
}

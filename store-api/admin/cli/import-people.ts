import { userInfo } from 'node:os'
import type { ImportedCustomer } from '../../customers/import-customers'
import { ImportError } from '../../import/import-error'
import { readCustomers, type SourceCustomer } from '../../import/people/read-customers'
import { openReport } from '../../import/report'
import { openTable } from '../../import/table'
import type { ShopCommands } from '../shop-commands'
import { plain, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

export interface ImportPeopleOptions {
  report?: string
  dryRun?: boolean
}

/** Customers that are written in one transaction. */
const BATCH_SIZE = 100

const MAX_PRINTED = 40

async function* batches(customers: AsyncIterable<SourceCustomer>): AsyncGenerator<SourceCustomer[]> {
  let batch: SourceCustomer[] = []
  for await (const one of customers) {
    batch.push(one)
    if (batch.length < BATCH_SIZE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Writes the customers of a file in batches. @param onResult hears what became of each */
export async function importCustomersFrom(
  commands: ShopCommands,
  path: string,
  { isDryRun, onResult }: { isDryRun: boolean; onResult: (result: ImportedCustomer) => void },
): Promise<void> {
  /** Lines by email: a second row of one is told from an account that was there. */
  const lines = new Map<string, number>()
  for await (const customers of batches(readCustomers(await openTable(path)))) {
    const results = await commands.run('importCustomers', { customers, isDryRun, actor: userInfo().username })
    for (const result of results) {
      const first = lines.get(result.email.toLowerCase())
      if (first === undefined) lines.set(result.email.toLowerCase(), result.line)
      const isTwice = first !== undefined && result.problem === ''
      onResult(
        isTwice
          ? { ...result, outcome: 'refused', problem: `the email is in line ${first} already`, notes: [] }
          : result,
      )
    }
  }
}

/** Brings customers of another shop in. @throws CommandError */
export async function importCustomersCommand(path: string, options: ImportPeopleOptions): Promise<void> {
  const isDryRun = options.dryRun === true
  const counts = { created: 0, same: 0, refused: 0 }
  const news: string[] = []
  const report = options.report ? openReport(options.report) : null
  try {
    await withCommands((commands) =>
      importCustomersFrom(commands, path, {
        isDryRun,
        onResult: ({ line, email, outcome, problem, notes }) => {
          counts[outcome]++
          report?.add({
            ...{ key: email, name: '', line, outcome, problems: problem ? [problem] : [] },
            notes: notes.map((message) => ({ line, message })),
          })
          if (problem) news.push(`! line ${line}, ${email}: refused, ${problem}`)
          news.push(...notes.map((note) => `  line ${line}, ${email}: ${note}`))
        },
      }),
    )
  } catch (error) {
    if (error instanceof ImportError) throw new CommandError(error.message)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file ${path}.`)
    throw error
  } finally {
    await report?.close()
  }
  for (const line of news.slice(0, MAX_PRINTED)) print(plain(line))
  if (news.length > MAX_PRINTED) print(`… and ${news.length - MAX_PRINTED} more: --report FILE has them all.`)
  const { created, same, refused } = counts
  print(
    `${isDryRun ? 'Nothing was written. It would be: ' : ''}${created} new, ${same} as they were, ${refused} refused.`,
  )
}

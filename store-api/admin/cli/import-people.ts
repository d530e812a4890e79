import { userInfo } from 'node:os'
import type { ImportedCustomer } from '../../customers/import-customers'
import { readCustomers } from '../../import/people/read-customers'
import { openTable } from '../../import/table'
import type { ShopCommands } from '../shop-commands'
import { batches, importRows, type ImportRowsOptions } from './import-rows'

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
export const importCustomersCommand = (path: string, options: ImportRowsOptions): Promise<void> =>
  importRows(path, options, {
    keyOf: ({ email }: ImportedCustomer) => email,
    run: (commands, how) => importCustomersFrom(commands, path, how),
  })

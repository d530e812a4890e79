import { userInfo } from 'node:os'
import type { ImportedSubscriber } from '../../customers/subscribers'
import { readSubscribers } from '../import/people/read-subscribers'
import { openTable } from '../import/table'
import type { ShopCommands } from '../shop-command-types'
import { batches, importRows, type ImportRowsOptions } from './import-rows'

/** Writes the subscribers of a file in batches. @param onResult gets the result of each */
export async function importSubscribersFrom(
  commands: ShopCommands,
  path: string,
  { isDryRun, onResult }: { isDryRun: boolean; onResult: (result: ImportedSubscriber) => void },
): Promise<void> {
  for await (const subscribers of batches(readSubscribers(await openTable(path)))) {
    const input = { subscribers, isDryRun, actor: userInfo().username }
    for (const result of await commands.run('importSubscribers', input)) onResult(result)
  }
}

/** Imports the subscribers of another list. @throws CommandError */
export const importSubscribersCommand = (path: string, options: ImportRowsOptions): Promise<void> =>
  importRows(path, options, {
    keyOf: ({ email }: ImportedSubscriber) => email,
    run: (commands, how) => importSubscribersFrom(commands, path, how),
  })

import { userInfo } from 'node:os'
import { readOrders } from '../import/people/read-orders'
import { openTable } from '../import/table'
import type { ImportMode } from '../import/modes'
import type { ImportedOrder, ImportOrdersMode } from '../../orders/import-orders'
import type { ShopCommands } from '../shop-command-types'
import { CommandError } from './command-error'
import { batches, importRows, type ImportRowsOptions } from './import-rows'

export interface ImportOrdersOptions extends ImportRowsOptions {
  /** Prefix of each order number. */
  prefix?: string
  mode?: ImportMode
}

/** Valid prefixes of an order number; letters are converted to upper case. */
const PREFIX_PATTERN = /^[A-Z0-9_-]{1,12}$/

interface ImportOrdersFileOptions {
  prefix?: string | undefined
  mode?: ImportOrdersMode
  isDryRun: boolean
  onResult: (result: ImportedOrder) => void
}

/** Writes the orders of a file in batches. @param onResult gets the result of each */
export async function importOrdersFrom(
  commands: ShopCommands,
  path: string,
  { prefix = '', mode = 'all', ...fileOptions }: ImportOrdersFileOptions,
): Promise<void> {
  const { isDryRun, onResult } = fileOptions
  for await (const orders of batches(readOrders(await openTable(path)))) {
    const input = { orders, prefix, mode, isDryRun, actor: userInfo().username }
    for (const result of await commands.run('importOrders', input)) onResult(result)
  }
}

/** Imports orders of another shop as history. @throws CommandError */
export async function importOrdersCommand(path: string, options: ImportOrdersOptions): Promise<void> {
  const prefix = options.prefix?.toUpperCase()
  if (prefix !== undefined && !PREFIX_PATTERN.test(prefix))
    throw new CommandError(`${options.prefix} is no prefix: 1 to 12 letters, digits, - and _.`)
  const { mode = 'all' } = options
  if (mode === 'mirror')
    throw new CommandError('--mode mirror is for products: orders are history, and none of them goes.')
  await importRows(path, options, {
    keyOf: ({ number }: ImportedOrder) => number,
    changed: 'changed',
    run: (commands, fileOptions) => importOrdersFrom(commands, path, { ...fileOptions, prefix, mode }),
  })
}

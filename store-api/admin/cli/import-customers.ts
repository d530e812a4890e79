import { userInfo } from 'node:os'
import type { ImportedCustomer, InviteOptions } from '../../customers/import-customers'
import { readCustomers } from '../import/people/read-customers'
import { openTable } from '../import/table'
import type { ShopCommands } from '../shop-command-types'
import { CommandError } from './command-error'
import { batches, importRows, type ImportRowsOptions } from './import-rows'

export interface ImportCustomersOptions extends ImportRowsOptions {
  invite?: boolean
  /** Days. */
  inviteAgain?: string
}

interface ImportCustomersFileOptions {
  isDryRun: boolean
  invite?: InviteOptions | null
  onResult: (result: ImportedCustomer) => void
}

/** Writes the customers of a file in batches. @param onResult gets the result of each */
export async function importCustomersFrom(
  commands: ShopCommands,
  path: string,
  { isDryRun, invite = null, onResult }: ImportCustomersFileOptions,
): Promise<void> {
  /** Lines by email, to distinguish a second row of one file from an existing account. */
  const lines = new Map<string, number>()
  for await (const customers of batches(readCustomers(await openTable(path)))) {
    const input = { customers, isDryRun, invite, actor: userInfo().username }
    const results = await commands.run('importCustomers', input)
    for (const result of results) {
      const firstLine = lines.get(result.email.toLowerCase())
      if (firstLine === undefined) lines.set(result.email.toLowerCase(), result.line)
      const isDuplicate = firstLine !== undefined && result.problem === ''
      onResult(
        isDuplicate
          ? {
              ...result,
              outcome: 'refused',
              problem: `the email is in line ${firstLine} already`,
              notes: [],
              isInvited: false,
            }
          : result,
      )
    }
  }
}

/** Parses the invitation options. @throws CommandError for an invalid number of days */
function parseInviteOptions({ invite, inviteAgain = '30' }: ImportCustomersOptions): InviteOptions | null {
  if (!/^\d{1,4}$/.test(inviteAgain)) throw new CommandError(`${inviteAgain} is no number of days.`)
  return invite ? { resendAfterDays: Number(inviteAgain) } : null
}

/** Imports customers of another shop. @throws CommandError */
export async function importCustomersCommand(path: string, options: ImportCustomersOptions): Promise<void> {
  const invite = parseInviteOptions(options)
  let invited = 0
  await importRows(path, options, {
    keyOf: ({ email }: ImportedCustomer) => email,
    extraCounts: () => (invite ? [`${invited} mails to choose a password`] : []),
    run: (commands, { isDryRun, onResult }) =>
      importCustomersFrom(commands, path, {
        ...{ isDryRun, invite },
        onResult: (result) => {
          if (result.isInvited) invited++
          onResult(result)
        },
      }),
  })
}

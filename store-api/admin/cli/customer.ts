import { userInfo } from 'node:os'
import type { Erasure } from '../../customers/personal-data/erase-person'
import { writeWhole } from '../../db/write-file'
import { plain, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

const unknown = (email: string) => new CommandError(plain(`The shop has nothing of ${email}.`))

/** Writes all personal data of a person into a file. @throws CommandError, FileRefused */
export async function exportCustomerCommand(email: string, path: string, replaces: boolean): Promise<void> {
  await withCommands((commands) =>
    writeWhole(
      path,
      async (file) => {
        const document = await commands.run('exportPerson', { email, actor: userInfo().username })
        if (!document) throw unknown(email)
        await file.write(`${JSON.stringify(document, null, 2)}\n`)
      },
      { replaces, taken: `${path} is there already: --overwrite replaces it.` },
    ),
  )
  print(plain(`Everything held about ${email} is in ${path}.`))
}

export interface EraseOptions {
  yes?: boolean
  invoiceYears: string
}

/** What was found, in words: `1 accounts, 2 orders`. */
const found = (counts: Erasure['counts']): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

/** Erases a person, or reports what it would do. @throws CommandError */
export async function eraseCustomerCommand(email: string, { yes, invoiceYears }: EraseOptions): Promise<void> {
  if (!/^\d{1,2}$/.test(invoiceYears)) throw new CommandError(`${invoiceYears} is no number of years.`)
  const isDryRun = yes !== true
  await withCommands(async (commands) => {
    const { outcome, reasons, counts } = await commands.run('erasePerson', {
      ...{ email, isDryRun, actor: userInfo().username, invoiceYears: Number(invoiceYears) },
    })
    if (outcome === 'unknown') throw unknown(email)
    if (outcome === 'refused') throw new CommandError(['Nothing was erased.', ...reasons].join('\n'))
    print(`${isDryRun ? 'Nothing was erased. Found' : 'Erased'}: ${found(counts)}.`)
    print(
      'Orders keep number, time, amounts, taxes, country and state; invoices their recipient while the law wants it.',
    )
    if (isDryRun) print('Run it again with --yes to erase; it cannot be undone.')
  })
}

/** Unsubscribes an email from the newsletter. @throws CommandError if it is not subscribed */
export async function unsubscribeCommand(email: string): Promise<void> {
  await withCommands(async (commands) => {
    if (!(await commands.run('unsubscribe', { email, actor: userInfo().username })))
      throw new CommandError(plain(`${email} is not subscribed to the newsletter.`))
    print(plain(`${email} is off the newsletter.`))
  })
}

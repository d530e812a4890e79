import { userInfo } from 'node:os'
import type { Erasure } from '../../customers/personal-data/erase-person'
import { writeAtomically } from '../../db/write-file'
import { sanitize, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

const unknownPerson = (email: string) => new CommandError(sanitize(`The shop has nothing of ${email}.`))

/** Writes all personal data of a person into a file. @throws CommandError, FileRefused */
export async function exportCustomerCommand(email: string, path: string, replaces: boolean): Promise<void> {
  await withCommands((commands) =>
    writeAtomically(
      path,
      async (file) => {
        const document = await commands.run('exportPerson', { email, actor: userInfo().username })
        if (!document) throw unknownPerson(email)
        await file.write(`${JSON.stringify(document, null, 2)}\n`)
      },
      { replaces, taken: `${path} is there already: --overwrite replaces it.` },
    ),
  )
  print(sanitize(`Everything held about ${email} is in ${path}.`))
}

export interface EraseOptions {
  yes?: boolean
  invoiceYears: string
}

/** Record counts as text: `1 accounts, 2 orders`. */
const formatCounts = (counts: Erasure['counts']): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${count} ${label}`)
    .join(', ')

/** Erases a person, or reports what it would do. @throws CommandError */
export async function eraseCustomerCommand(email: string, { yes, invoiceYears }: EraseOptions): Promise<void> {
  if (!/^\d{1,2}$/.test(invoiceYears)) throw new CommandError(`${invoiceYears} is no number of years.`)
  const isDryRun = yes !== true
  await withCommands(async (commands) => {
    const { outcome, reasons, counts } = await commands.run('erasePerson', {
      ...{ email, isDryRun, actor: userInfo().username, invoiceYears: Number(invoiceYears) },
    })
    if (outcome === 'unknown') throw unknownPerson(email)
    if (outcome === 'refused') throw new CommandError(['Nothing was erased.', ...reasons].join('\n'))
    print(`${isDryRun ? 'Nothing was erased. Found' : 'Erased'}: ${formatCounts(counts)}.`)
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
      throw new CommandError(sanitize(`${email} is not subscribed to the newsletter.`))
    print(sanitize(`${email} is off the newsletter.`))
  })
}

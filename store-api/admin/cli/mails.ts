import { listOldMail, releaseOldMail } from '../../mail/mail-queue'
import { plain, print, toId } from './args'
import { withDatabase } from './with-shop'
import { CommandError } from './command-error'

/** Lists the mails that are not sent by themselves. */
export async function oldMailsCommand(): Promise<void> {
  await withDatabase(async (counter) => {
    const rows = await listOldMail(counter)
    for (const { id, createdAt, recipient, subject } of rows)
      print(plain(`${id}: ${createdAt.toISOString()}, to ${recipient}: ${subject}`))
    if (rows.length === 0) print('No mail is held back.')
  })
}

/** Releases mails that are held back, one or all. @throws CommandError */
export async function sendOldMailsCommand(word: string): Promise<void> {
  const id = word === 'all' ? undefined : toId(word)
  await withDatabase(async (counter) => {
    const released = await releaseOldMail(counter, id)
    if (id !== undefined && released === 0) throw new CommandError(`No mail ${id} is held back.`)
    print(`The running shop sends ${released}.`)
  })
}

import { listMailOnHold, releaseMailOnHold } from '../../mail/mail-queue'
import { sanitize, print, toId } from './args'
import { withDatabase } from './with-shop'
import { CommandError } from './command-error'

/** Lists the mails that are not sent automatically. */
export async function oldMailsCommand(): Promise<void> {
  await withDatabase(async (shop) => {
    const rows = await listMailOnHold(shop)
    for (const { id, createdAt, recipient, subject } of rows)
      print(sanitize(`${id}: ${createdAt.toISOString()}, to ${recipient}: ${subject}`))
    if (rows.length === 0) print('No mail is held back.')
  })
}

/** Releases mails that are held back, one or all. @throws CommandError */
export async function sendOldMailsCommand(value: string): Promise<void> {
  const id = value === 'all' ? undefined : toId(value)
  await withDatabase(async (shop) => {
    const released = await releaseMailOnHold(shop, id)
    if (id !== undefined && released === 0) throw new CommandError(`No mail ${id} is held back.`)
    print(`The running shop sends ${released}.`)
  })
}

import { releaseOldMail } from '../../mail/mail-queue'
import { CommandError } from './command-error'
import { readArgs, toId } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Lets the mails that are held back be sent, one or all. @throws CommandError */
export async function run(args: string[]): Promise<void> {
  const { positionals } = readArgs({ args, allowPositionals: true })
  const [word, ...more] = positionals
  if (word === undefined || more.length > 0) throw new CommandError('This command takes the id of a mail or all.')
  const id = word === 'all' ? undefined : toId(word)
  await withDatabase(async (counter) => {
    const released = await releaseOldMail(counter, id)
    if (id !== undefined && released === 0) throw new CommandError(`No mail ${id} is held back.`)
    say(`The running shop sends ${released}.`)
  })
}

import { listOldMail } from '../../mail/mail-queue'
import { plain } from './plain'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Lists the mails that are not sent by themselves. */
export async function run(args: string[]): Promise<void> {
  readWords(args, [])
  await withDatabase(async (counter) => {
    const rows = await listOldMail(counter)
    for (const { id, createdAt, recipient, subject } of rows)
      say(plain(`${id}: ${createdAt.toISOString()}, to ${recipient}: ${subject}`))
    if (rows.length === 0) say('No mail is held back.')
  })
}

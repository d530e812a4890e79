import type { Database } from '../db/database'
import { mail } from '../db/schema'

/** A mail waiting to be sent since a moment; its subject is a word of its own. */
export const waitingMail = (db: Database, subject: string, since: number) =>
  db.insert(mail).values({
    recipient: `${subject}@mail.example`,
    subject,
    text: `Text of ${subject}`,
    html: `<p>Text of ${subject}</p>`,
    createdAt: new Date(since),
    nextAttemptAt: new Date(since),
  })

import { SMTPServer } from 'smtp-server'
import type { Database } from '../db/database'
import { mail } from '../db/schema'

/** A mail as received. */
export interface ReceivedMail {
  recipients: string[]
  source: string
}

/** A test mail server on a free port: stores accepted mails, rejects on demand. */
export async function openMailServer() {
  const received: ReceivedMail[] = []
  /** Mails are accepted once `ready` has resolved. */
  const state = { refuses: false, delayMs: 0, ready: Promise.resolve() }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (state.refuses) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, source: Buffer.concat(parts).toString('utf8') })
        void state.ready.then(() => setTimeout(done, state.delayMs))
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, state, close }
}

/** A mail that has been waiting to be sent since a given time, with a unique subject. */
export const waitingMail = (db: Database, subject: string, since: number) =>
  db.insert(mail).values({
    recipient: `${subject}@mail.example`,
    subject,
    text: `Text of ${subject}`,
    html: `<p>Text of ${subject}</p>`,
    createdAt: new Date(since),
    nextAttemptAt: new Date(since),
  })

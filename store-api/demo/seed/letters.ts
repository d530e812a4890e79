import type { CatalogueMessage, CatalogueTicket } from '../catalogue/accounts/account'
import type { Database } from '../../db/database'
import { randomId } from '../../db/random-id'
import { message, ticket, ticketRecord } from '../../db/schema'
import { customerIdOf, type Telling } from './customers'

/** What the shop wrote to customers. */
export async function writeMessages(
  tx: Database,
  messages: CatalogueMessage[],
  { language, ago, onRows }: Telling,
): Promise<void> {
  for (const { email, subject, text, sentHoursAgo, readHoursAgo } of messages) {
    await tx.insert(message).values({
      id: randomId(),
      customerId: await customerIdOf(tx, email),
      subject: subject[language],
      text: text[language],
      sentAt: ago(sentHoursAgo),
      readAt: readHoursAgo === null ? null : ago(readHoursAgo),
    })
    onRows(1)
  }
}

/** What customers asked, with its threads. A ticket was opened with its first record and changed with its last. */
export async function writeTickets(
  tx: Database,
  tickets: CatalogueTicket[],
  { language, ago, onRows }: Telling,
): Promise<void> {
  for (const { email, records, ...fields } of tickets) {
    const id = randomId()
    const hours = records.map(({ hoursAgo }) => hoursAgo)
    await tx.insert(ticket).values({
      ...fields,
      id,
      customerId: await customerIdOf(tx, email),
      createdAt: ago(Math.max(...hours)),
      updatedAt: ago(Math.min(...hours)),
    })
    await tx.insert(ticketRecord).values(
      records.map(({ from, content, hoursAgo }) => ({
        ticketId: id,
        from,
        content: content[language],
        at: ago(hoursAgo),
      })),
    )
    onRows(1)
  }
}

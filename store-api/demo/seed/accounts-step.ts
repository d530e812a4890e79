import type { Locale } from '../../i18n/locale'
import type { Catalogue, CatalogueMessage, CatalogueTicket } from '../catalogue/catalogue'
import { customerIdOf, type Telling, writeCustomers } from './customers'
import { writeOrderContents } from './order-contents'
import type { Step } from './step'
import type { Database } from '../../db/database'
import { randomId } from '../../db/schema/columns'
import { message, ticket, ticketRecord } from '../../db/schema'

const HOUR = 3_600_000

interface Shop {
  /** Milliseconds since the epoch; all other times are relative to it. */
  now: number
  language: Locale
}

/** Customers and their data. Existing orders are assigned to their customers. */
export function accountsStep(catalogue: Catalogue, { now, language }: Shop): Step {
  const { customers, orderContents, messages, tickets } = catalogue.accounts
  return {
    name: 'accounts',
    rows: customers.length + orderContents.length + messages.length + tickets.length,
    run: async (tx, onRows) => {
      const telling: Telling = { language, ago: (hours) => new Date(now - hours * HOUR), onRows }
      await writeCustomers(tx, customers, telling)
      await writeOrderContents(tx, catalogue, telling)
      await writeMessages(tx, messages, telling)
      await writeTickets(tx, tickets, telling)
    },
  }
}

async function writeMessages(
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

/** Tickets with their threads: created with the first record, last changed with the last one. */
async function writeTickets(
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

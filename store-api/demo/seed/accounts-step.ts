import type { Locale } from '../../i18n/locale'
import type { Catalogue, CatalogueMessage, CatalogueTicket } from '../catalogue/catalogue'
import { customerIdOf, type CustomerSeedOptions, writeCustomers } from './customers'
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
      const options: CustomerSeedOptions = { language, dateHoursAgo: (hours) => new Date(now - hours * HOUR), onRows }
      await writeCustomers(tx, customers, options)
      await writeOrderContents(tx, catalogue, options)
      await writeMessages(tx, messages, options)
      await writeTickets(tx, tickets, options)
    },
  }
}

async function writeMessages(
  tx: Database,
  messages: CatalogueMessage[],
  { language, dateHoursAgo, onRows }: CustomerSeedOptions,
): Promise<void> {
  for (const { email, subject, text, sentHoursAgo, readHoursAgo } of messages) {
    await tx.insert(message).values({
      id: randomId(),
      customerId: await customerIdOf(tx, email),
      subject: subject[language],
      text: text[language],
      sentAt: dateHoursAgo(sentHoursAgo),
      readAt: readHoursAgo === null ? null : dateHoursAgo(readHoursAgo),
    })
    onRows(1)
  }
}

/** Tickets with their threads: created with the first record, last changed with the last one. */
async function writeTickets(
  tx: Database,
  tickets: CatalogueTicket[],
  { language, dateHoursAgo, onRows }: CustomerSeedOptions,
): Promise<void> {
  for (const { email, records, ...fields } of tickets) {
    const id = randomId()
    const hours = records.map(({ hoursAgo }) => hoursAgo)
    await tx.insert(ticket).values({
      ...fields,
      id,
      customerId: await customerIdOf(tx, email),
      createdAt: dateHoursAgo(Math.max(...hours)),
      updatedAt: dateHoursAgo(Math.min(...hours)),
    })
    await tx.insert(ticketRecord).values(
      records.map(({ from, content, hoursAgo }) => ({
        ticketId: id,
        from,
        content: content[language],
        at: dateHoursAgo(hoursAgo),
      })),
    )
    onRows(1)
  }
}

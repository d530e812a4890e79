import type { Locale } from '../../i18n/locale'
import type { Catalogue } from '../catalogue/catalogue'
import { writeCustomers, type Telling } from './customers'
import { writeMessages, writeTickets } from './letters'
import { writeOrderContents } from './order-contents'
import type { Step } from './step'

const HOUR = 3_600_000

interface Shop {
  /** Milliseconds since the epoch; all times are told from it. */
  now: number
  language: Locale
}

/** Customers and what belongs to them. Orders that were there before are given to theirs. */
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

import { and, asc, desc, eq, gt, gte, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { groupBy } from '../../db/group-by'
import { address, country, customer, order, subscriber } from '../../db/schema'
import { nextCursor, cellsOf, type ExportedTable, timeCell, booleanCell } from './batch'

const HEADINGS = [
  'Email',
  'First name',
  'Last name',
  'Registered at',
  'Verified at',
  'Orders',
  'Newsletter since',
  'Address first name',
  'Address last name',
  'Street',
  'City',
  'State',
  'Postal code',
  'Country',
  'Phone',
  'Default shipping',
  'Default billing',
] as const

async function readRelatedRows(db: Database, customers: readonly (typeof customer.$inferSelect)[]) {
  const ids = customers.map(({ id }) => id)
  const emails = customers.map(({ email }) => email)
  const [addresses, orders, subscribers] = await Promise.all([
    db
      .select({ address, iso: country.iso })
      .from(address)
      .innerJoin(country, eq(country.id, address.countryId))
      .where(inArray(address.customerId, ids))
      .orderBy(
        desc(address.isDefaultShipping),
        desc(address.isDefaultBilling),
        asc(address.createdAt),
        asc(address.id),
      ),
    db.select({ customerId: order.customerId }).from(order).where(inArray(order.customerId, ids)),
    db
      .select()
      .from(subscriber)
      .where(and(inArray(subscriber.email, emails), isNull(subscriber.unsubscribedAt))),
  ])
  return {
    addresses: groupBy(addresses, ({ address: { customerId } }) => customerId),
    orders: groupBy(orders, ({ customerId }) => customerId),
    subscribers: new Map(subscribers.map((row) => [row.email, row])),
  }
}

const addressCells = ({ address: row, iso }: { address: typeof address.$inferSelect; iso: string }) => ({
  'Address first name': row.firstname,
  'Address last name': row.lastname,
  Street: row.street,
  City: row.city,
  State: row.state,
  'Postal code': row.postalCode,
  Country: iso,
  Phone: row.phone,
  'Default shipping': booleanCell(row.isDefaultShipping),
  'Default billing': booleanCell(row.isDefaultBilling),
})

/** Accounts with their address books: an account has a row for each address, and is described in the first of them. */
export const exportedCustomers: ExportedTable = {
  headings: HEADINGS,
  readBatch: async ({ db, after, from, until, limit }) => {
    const customers = await db
      .select()
      .from(customer)
      .where(
        and(
          after === null ? undefined : gt(customer.id, Number(after)),
          from ? gte(customer.createdAt, from) : undefined,
          until ? lt(customer.createdAt, until) : undefined,
        ),
      )
      .orderBy(asc(customer.id))
      .limit(limit)
    const { addresses, orders, subscribers } = await readRelatedRows(db, customers)
    const rows = customers.flatMap((row) => {
      const [first, ...others] = addresses.get(row.id) ?? []
      const firstRow = {
        Email: row.email,
        'First name': row.firstname,
        'Last name': row.lastname,
        'Registered at': timeCell(row.createdAt),
        'Verified at': timeCell(row.verifiedAt),
        Orders: String(orders.get(row.id)?.length ?? 0),
        'Newsletter since': timeCell(subscribers.get(row.email)?.subscribedAt),
        ...(first && addressCells(first)),
      }
      const furtherRows = others.map((one) => ({ Email: row.email, ...addressCells(one) }))
      return [firstRow, ...furtherRows].map((cells) => cellsOf(HEADINGS, cells))
    })
    return { rows, count: customers.length, after: nextCursor(String(customers.at(-1)?.id), customers.length, limit) }
  },
}

import { and, desc, eq } from 'drizzle-orm'
import type { Address } from '../../contract/entities/address'
import type { Database } from '../db/database'
import { address, country } from '../db/schema'
import { notFound } from '../http/failure'
import type { Locale } from '../i18n/locale'

/** Where addresses are read, and the language their countries are named in. */
export interface Book {
  db: Database
  language: Locale
}

/** An address of a customer; whose id is another's is the same as none. */
export const isOwn = (customerId: number, id: string) => and(eq(address.customerId, customerId), eq(address.id, id))

interface Row {
  address: typeof address.$inferSelect
  country: typeof country.$inferSelect
}

function toAddress({ address: row, country: { name, states } }: Row, language: Locale): Address {
  const { customerId: _, createdAt: __, ...fields } = row
  const stateName = states.find(({ code }) => code === row.state)?.name ?? row.state
  return { ...fields, country: name[language], stateName }
}

const selectAddresses = (db: Database) =>
  db.select({ address, country }).from(address).innerJoin(country, eq(country.id, address.countryId)).$dynamic()

/** A customer's address book: the default addresses first, then the newest. */
export async function listAddresses({ db, language }: Book, customerId: number): Promise<Address[]> {
  const rows = await selectAddresses(db)
    .where(eq(address.customerId, customerId))
    .orderBy(desc(address.isDefaultShipping), desc(address.isDefaultBilling), desc(address.createdAt), desc(address.id))
  return rows.map((row) => toAddress(row, language))
}

/** One address of a customer. @throws Failure 404 */
export async function readAddress({ db, language }: Book, customerId: number, id: string): Promise<Address> {
  const [row] = await selectAddresses(db).where(isOwn(customerId, id))
  if (!row) throw notFound()
  return toAddress(row, language)
}

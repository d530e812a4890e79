import { hashPassword } from '../../customers/password'
import type { Locale } from '../../i18n/locale'
import type { CatalogueAddress, CatalogueCustomer } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { randomId } from '../../db/schema/columns'
import { address, country, customer } from '../../db/schema'
import type { OnRows } from './step'

/** What seeding what belongs to customers goes by. */
export interface Telling {
  /** The shop's: whatever the database keeps as plain text is written in it. */
  language: Locale
  /** The time `hours` hours ago. */
  ago: (hours: number) => Date
  onRows: OnRows
}

/** @throws Error for a country the shop does not know */
async function countryId(tx: Database, iso: string): Promise<number> {
  const rows = await tx.select().from(country)
  const found = rows.find((row) => row.iso === iso)
  if (!found) throw new Error(`an address is in ${iso}, which is no country of the shop`)
  return found.id
}

type Person = typeof customer.$inferSelect

/** The first address is the default of both kinds. */
async function writeAddress(tx: Database, person: Person, { country: iso, ...place }: CatalogueAddress, at: number) {
  const { id: customerId, firstname, lastname, createdAt } = person
  await tx.insert(address).values({
    ...place,
    id: randomId(),
    customerId,
    firstname,
    lastname,
    countryId: await countryId(tx, iso),
    isDefaultShipping: at === 0,
    isDefaultBilling: at === 0,
    createdAt,
  })
}

/** Customers who followed the link of their mail, with their address books. */
export async function writeCustomers(
  tx: Database,
  customers: CatalogueCustomer[],
  { ago, onRows }: Telling,
): Promise<void> {
  for (const { addresses, password, registeredHoursAgo, email, ...name } of customers) {
    const since = ago(registeredHoursAgo)
    const passwordHash = await hashPassword(password)
    const inserted = await tx
      .insert(customer)
      .values({ ...name, email: email.toLowerCase(), passwordHash, verifiedAt: since, createdAt: since })
      .returning()
    for (const person of inserted)
      for (const [at, place] of addresses.entries()) await writeAddress(tx, person, place, at)
    onRows(1)
  }
}

/** @throws Error for a customer the catalogue does not have */
export async function customerIdOf(tx: Database, email: string): Promise<number> {
  const rows = await tx.select({ id: customer.id, email: customer.email }).from(customer)
  const found = rows.find((row) => row.email === email.toLowerCase())
  if (!found) throw new Error(`${email} is no customer`)
  return found.id
}

import { hashPassword } from '../../customers/password'
import type { Locale } from '../../i18n/locale'
import type { CatalogueAddress, CatalogueCustomer } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { randomId } from '../../db/schema/columns'
import { address, country, customer } from '../../db/schema'
import type { OnRows } from './step'

/** Options for seeding the data of customers. */
export interface CustomerSeedOptions {
  /** The shop's language, for texts that the database stores in one language. */
  language: Locale
  /** The time `hours` hours ago. */
  dateHoursAgo: (hours: number) => Date
  onRows: OnRows
}

/** @throws Error for an unknown country */
async function countryId(tx: Database, iso: string): Promise<number> {
  const rows = await tx.select().from(country)
  const match = rows.find((row) => row.iso === iso)
  if (!match) throw new Error(`an address has the unknown country ${iso}`)
  return match.id
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

/** Verified customers with their address books. */
export async function writeCustomers(
  tx: Database,
  customers: CatalogueCustomer[],
  { dateHoursAgo, onRows }: CustomerSeedOptions,
): Promise<void> {
  for (const { addresses, password, registeredHoursAgo, email, ...name } of customers) {
    const since = dateHoursAgo(registeredHoursAgo)
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
  const match = rows.find((row) => row.email === email.toLowerCase())
  if (!match) throw new Error(`${email} is not a customer`)
  return match.id
}

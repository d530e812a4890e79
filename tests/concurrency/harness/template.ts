import { hashPassword } from '../../../store-api/customers/password'
import type { Database, OpenDatabase } from '../../../store-api/db/database'
import { openPostgresForCommands } from '../../../store-api/db/postgres'
import { coupon, customer, variant } from '../../../store-api/db/schema'
import { openAccountShop } from '../../../store-api/testing/accounts'
import { copyOf, createDatabase, nameOf, TEMPLATE_VARIABLE } from '../../../store-api/testing/database'
import { testText } from '../../../store-api/testing/catalogue'

/** Customers of every environment, besides `ada` and `ben`: `shopper-0@mail.example` and so on. */
const CUSTOMERS = 60

export const PASSWORD = 'a-long-password'
export const emailOf = (n: number): string => `shopper-${n}@mail.example`

async function writeCustomers(db: Database) {
  const passwordHash = await hashPassword(PASSWORD)
  const people = Array.from({ length: CUSTOMERS }, (_, n) => ({
    email: emailOf(n),
    passwordHash,
    firstname: 'Sam',
    lastname: `Shopper ${n}`,
    verifiedAt: new Date(),
  }))
  await db.insert(customer).values(people)
}

/** Fills an empty database with a small shop, its customers and coupons. */
export async function fillTemplate(database: OpenDatabase): Promise<void> {
  const { db } = await openAccountShop({ database })
  await writeCustomers(db)
  // The coupons of the catalogue have uses without orders.
  await db.delete(coupon)
  await db.insert(coupon).values(COUPONS)
  await db.update(variant).set({ stock: 1000 })
}

/**
 * Creates the database that environments are copied from, as filling takes longer.
 * @param hasOwnMigrations whether it is migrated here, not copied from the migrated database of a run of Jest
 * @returns its name
 */
export async function makeTemplate(server: string, hasOwnMigrations = false): Promise<string> {
  const url = await createDatabase(server, hasOwnMigrations ? '' : copyOf(process.env[TEMPLATE_VARIABLE]))
  const database = openPostgresForCommands(url)
  await fillTemplate(database)
  await database.close()
  return nameOf(url)
}

type Coupon = typeof coupon.$inferInsert

/** The coupons of every environment. */
export const COUPONS: Coupon[] = [
  { code: 'LIMITED', kind: 'amount', value: 500, text: testText('For the first ten'), mostUses: 10 },
  { code: 'ONCE-EACH', kind: 'percent', value: 10, text: testText('Once for each'), mostPerEmail: 1 },
  { code: 'A-TENTH', kind: 'percent', value: 10, text: testText('A tenth'), mostUses: 200 },
  { code: 'FREE-WAY', kind: 'shipping', value: 0, text: testText('Sent for nothing'), mostUses: 150 },
]

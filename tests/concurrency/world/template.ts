import { hashPassword } from '../../../store-api/customers/password'
import type { Database, OpenDatabase } from '../../../store-api/db/database'
import { openPostgresPatiently } from '../../../store-api/db/open-postgres'
import { coupon, customer, variant } from '../../../store-api/db/schema'
import { openAccountShop } from '../../../store-api/testing/account-shop'
import { createDatabase, nameOf } from '../database/databases'
import { COUPONS } from './coupons'

/** Customers of every world, besides `ada` and `ben`: `shopper-0@mail.example` and so on. */
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

/** Fills an empty database with the small shop, its customers and its coupons. */
export async function fillTemplate(database: OpenDatabase): Promise<void> {
  const { db } = await openAccountShop({ database })
  await writeCustomers(db)
  // Those of the catalogue have uses nobody made.
  await db.delete(coupon)
  await db.insert(coupon).values(COUPONS)
  await db.update(variant).set({ stock: 1000 })
}

/** A filled shop that worlds are copies of: so that a run begins in a moment. @returns the name of its database */
export async function makeTemplate(server: string): Promise<string> {
  const url = await createDatabase(server)
  const database = openPostgresPatiently(url)
  await fillTemplate(database)
  await database.close()
  return nameOf(url)
}

import { eq } from 'drizzle-orm'
import { createSession } from '../customers/sessions'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { SMALL_ACCOUNTS } from './small-accounts'
import { SMALL_CATALOGUE } from './small-catalogue'
import { openTestShop, testClient, type Sent } from './test-shop'

type Options = Omit<NonNullable<Parameters<typeof openTestShop>[0]>, 'catalogue'>

/** The small shop with its two customers, `ada` and `ben`. */
export const openAccountShop = (options: Options = {}) =>
  openTestShop({ ...options, catalogue: { ...SMALL_CATALOGUE, accounts: SMALL_ACCOUNTS } })

/** A seeded customer's id. */
export async function customerId(db: Database, name: 'ada' | 'ben'): Promise<number> {
  const [row] = await db
    .select()
    .from(customer)
    .where(eq(customer.email, `${name}@mail.example`))
  return row?.id ?? 0
}

type Opened = Awaited<ReturnType<typeof openTestShop>>

/** A client on which one of them is signed in, at the shop's time. */
export async function signedIn({ app, db }: Pick<Opened, 'app' | 'db'>, name: 'ada' | 'ben', now = Date.now) {
  const token = await createSession(db, { customerId: await customerId(db, name), device: null, now: now() })
  const send = testClient(app)
  return (method: string, path: string, sent: Sent = {}) => send(method, path, { token, ...sent })
}

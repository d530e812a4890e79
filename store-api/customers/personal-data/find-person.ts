import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { email as emailRule } from '../../../contract/rules'
import { customerCart, deviceCart } from '../../cart/cart-owner'
import type { Database } from '../../db/database'
import { attempt, customer, order, type OrderRow, session } from '../../db/schema'
import { lockOrderEmail } from '../../orders/guest-limits'
import { type Customer, findByEmail, normalizeEmail } from '../customers'

/** The input is not an email address. */
export class NoEmailError extends Error {
  override readonly name = 'NoEmailError'
}

/** A person identified by an email: its account, the account's orders, and guest orders. */
export interface Person {
  /** In lower case. */
  email: string
  account: Customer | null
  /** Orders of the account and of guests with this email. */
  orders: OrderRow[]
  /** Devices the person is signed in on or ordered on, and no other account is signed in on. */
  devices: string[]
  /** Owners of carts, checkouts and idempotent calls. */
  owners: string[]
}

const ordersOf = (db: Database, email: string, account: Customer | null) =>
  db
    .select()
    .from(order)
    .where(account ? or(eq(order.email, email), eq(order.customerId, account.id)) : eq(order.email, email))
    .orderBy(asc(order.id))
    .$dynamic()

async function devicesOf(db: Database, account: Customer | null, orders: readonly OrderRow[]): Promise<string[]> {
  const sessions = account ? await db.select().from(session).where(eq(session.customerId, account.id)) : []
  const candidates = [
    ...sessions.map(({ device }) => device ?? ''),
    ...orders.flatMap(({ device, letterDevice }) => [device, letterDevice]),
  ].filter((device) => device !== '')
  if (candidates.length === 0) return []
  const isOtherAccount = account ? ne(session.customerId, account.id) : undefined
  const otherSessions = await db
    .select({ device: session.device })
    .from(session)
    .where(and(inArray(session.device, candidates), isOtherAccount))
  const sharedDevices = new Set(otherSessions.map(({ device }) => device))
  return [...new Set(candidates)].filter((device) => !sharedDevices.has(device))
}

/**
 * Normalizes and validates an email. Imported and erased orders have none: without this check an empty text would match
 * all of them.
 * @throws NoEmailError
 */
function readEmail(input: string): string {
  const email = normalizeEmail(input.trim())
  if (!emailRule().isValidSync(email)) throw new NoEmailError(`“${input}” is no email address.`)
  return email
}

/** The person with an email. @throws NoEmailError */
export async function findPerson(db: Database, input: string): Promise<Person> {
  const email = readEmail(input)
  const account = (await findByEmail(db, email)) ?? null
  const orders = await ordersOf(db, email, account)
  const devices = await devicesOf(db, account, orders)
  return {
    ...{ email, account, orders, devices },
    owners: [...(account ? [customerCart(account.id)] : []), ...devices.map(deviceCart)],
  }
}

/**
 * Locks a person until the transaction ends, so that neither their orders nor their account can change. Orders are
 * locked before their email, as for cancellations.
 * @throws NoEmailError
 */
export async function lockPerson(tx: Database, input: string): Promise<Person> {
  const email = readEmail(input)
  const [account = null] = await tx.select().from(customer).where(eq(customer.email, email)).for('update')
  await ordersOf(tx, email, account).for('update')
  await lockOrderEmail(tx, email)
  return findPerson(tx, email)
}

/** How the audit log names a person: never by the email. */
export const auditKey = ({ account }: Pick<Person, 'account'>): string => (account ? `customer:${account.id}` : 'guest')

/** Counters of rate-limited attempts by the email, the account or a device. */
export function attemptsOf({ email, account, devices }: Person) {
  const keySuffixes = [
    `email ${email}`,
    ...(account ? [`customer ${account.id}`] : []),
    ...devices.map((one) => `device ${one}`),
  ]
  return or(...keySuffixes.map((suffix) => sql`right(${attempt.key}, ${suffix.length + 1}) = ${` ${suffix}`}`))
}

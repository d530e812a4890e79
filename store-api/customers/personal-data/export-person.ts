import { asc, eq, inArray, or } from 'drizzle-orm'
import { MediaMissingError, type MediaStorage } from '../../catalog/media/storage'
import type { Database } from '../../db/database'
import {
  address,
  attachment,
  attempt,
  auditLog,
  cart,
  cartLine,
  checkout,
  country,
  couponUse,
  linkToken,
  mail,
  message,
  orderHistory,
  orderLine,
  payment,
  question,
  refund,
  review,
  session,
  shipment,
  subscriber,
  ticket,
  ticketRecord,
} from '../../db/schema'
import type { Shop } from '../../http/context'
import { groupBy } from '../../db/group-by'
import { checkoutsOf } from './erase-person'
import { attemptsOf, auditKey, findPerson, type Person } from './find-person'

/** A row without some of its columns: secrets, and ids without meaning outside the shop. */
function omit<Row extends object, Key extends keyof Row>(row: Row, ...columns: Key[]): Omit<Row, Key> {
  const copy = { ...row }
  for (const column of columns) delete copy[column]
  return copy
}

/** Mails contain links that log in or open an order: their queries are removed. */
const stripLinkQueries = (text: string): string => text.replaceAll(/(https?:\/\/[^\s?]+)\?\S+/g, '$1')

async function readOrders(db: Database, { orders }: Person) {
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = groupBy(
    await db.select().from(orderLine).where(inArray(orderLine.orderId, ids)).orderBy(asc(orderLine.id)),
    ({ orderId }) => orderId,
  )
  const history = groupBy(
    await db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids)).orderBy(asc(orderHistory.id)),
    ({ orderId }) => orderId,
  )
  const parcels = groupBy(
    await db.select().from(shipment).where(inArray(shipment.orderId, ids)).orderBy(asc(shipment.id)),
    ({ orderId }) => orderId,
  )
  const payments = await db.select().from(payment).where(inArray(payment.orderId, ids))
  const refunds = await db.select().from(refund).where(inArray(refund.orderId, ids))
  return orders.map((row) => ({
    ...omit(row, 'id', 'customerId', 'cartRef', 'placedFrom'),
    isGuestOrder: row.customerId === null,
    lines: (lines.get(row.id) ?? []).map((line) => omit(line, 'id', 'orderId', 'variantId')),
    history: (history.get(row.id) ?? []).map(({ event, at }) => ({ event, at })),
    parcels: (parcels.get(row.id) ?? []).map((one) => omit(one, 'id', 'orderId')),
    // The address of the payment page lets its holder pay.
    payments: payments
      .filter(({ orderId }) => orderId === row.id)
      .map((one) => omit(one, 'orderId', 'url', 'intentId')),
    refunds: refunds
      .filter(({ orderId }) => orderId === row.id)
      .map(({ amount, createdAt, doneAt }) => ({ amount, createdAt, doneAt })),
  }))
}

/** A file in base64; empty if its upload is incomplete. */
async function readContent(storage: MediaStorage, file: string): Promise<string> {
  try {
    return (await storage.read(file)).toString('base64')
  } catch (error) {
    if (error instanceof MediaMissingError) return ''
    throw error
  }
}

async function readAccount({ db, media }: Pick<Shop, 'db' | 'media'>, { account }: Person) {
  if (!account) return null
  const { id } = account
  const addresses = await db
    .select({ address, iso: country.iso })
    .from(address)
    .innerJoin(country, eq(country.id, address.countryId))
    .where(eq(address.customerId, id))
  const tickets = await db.select().from(ticket).where(eq(ticket.customerId, id)).orderBy(asc(ticket.createdAt))
  const ticketIds = tickets.map((one) => one.id)
  const records =
    ticketIds.length > 0
      ? await db
          .select()
          .from(ticketRecord)
          .where(inArray(ticketRecord.ticketId, ticketIds))
          .orderBy(asc(ticketRecord.id))
      : []
  const files = await db
    .select()
    .from(attachment)
    .where(eq(attachment.customerId, id))
    .orderBy(asc(attachment.position))
  const contents = new Map<string, string>()
  for (const { file } of files) contents.set(file, await readContent(media, file))
  const withContent = (one: (typeof files)[number]) => ({
    ...omit(one, 'id', 'customerId', 'recordId', 'position', 'hash', 'file', 'preview'),
    base64: contents.get(one.file),
  })
  return {
    profile: omit(account, 'passwordHash'),
    addresses: addresses.map((row) => ({ ...omit(row.address, 'id', 'customerId', 'countryId'), country: row.iso })),
    devices: (await db.select().from(session).where(eq(session.customerId, id))).map((one) =>
      omit(one, 'tokenHash', 'customerId'),
    ),
    links: (await db.select().from(linkToken).where(eq(linkToken.customerId, id))).map((one) =>
      omit(one, 'tokenHash', 'customerId'),
    ),
    messages: (await db.select().from(message).where(eq(message.customerId, id))).map((one) =>
      omit(one, 'id', 'customerId'),
    ),
    reviews: (await db.select().from(review).where(eq(review.customerId, id)).orderBy(asc(review.id))).map((one) =>
      omit(one, 'customerId'),
    ),
    questions: (await db.select().from(question).where(eq(question.customerId, id)).orderBy(asc(question.id))).map(
      (one) => omit(one, 'customerId'),
    ),
    tickets: tickets.map((one) => ({
      ...omit(one, 'id', 'customerId'),
      records: records
        .filter(({ ticketId }) => ticketId === one.id)
        .map(({ id: recordId, from, content, at }) => ({
          ...{ from, content, at },
          files: files.filter((one) => one.recordId === recordId).map(withContent),
        })),
    })),
    waitingFiles: files.filter((one) => one.recordId === null).map(withContent),
  }
}

async function readRelatedData(db: Database, person: Person) {
  const { email, owners, orders } = person
  const carts = owners.length > 0 ? await db.select().from(cart).where(inArray(cart.owner, owners)) : []
  const cartIds = carts.map(({ id }) => id)
  const lines =
    cartIds.length > 0
      ? await db.select().from(cartLine).where(inArray(cartLine.cartId, cartIds)).orderBy(asc(cartLine.position))
      : []
  const numbers = new Map(orders.map(({ id, number }) => [id, number]))
  const mails = await db
    .select()
    .from(mail)
    .where(or(eq(mail.recipient, email), numbers.size > 0 ? inArray(mail.orderId, [...numbers.keys()]) : undefined))
    .orderBy(asc(mail.id))
  return {
    carts: carts.map((one) => ({
      ...omit(one, 'id', 'ref'),
      lines: lines
        .filter(({ cartId }) => cartId === one.id)
        .map((line) => omit(line, 'id', 'cartId', 'mid', 'position', 'fingerprint', 'variantId')),
    })),
    checkouts: await db.select().from(checkout).where(checkoutsOf(person)),
    couponUses: (await db.select().from(couponUse).where(eq(couponUse.email, email))).map(({ code, orderId }) => ({
      code,
      orderNumber: numbers.get(orderId) ?? '',
    })),
    newsletter: await db.select().from(subscriber).where(eq(subscriber.email, email)),
    mails: mails.map(({ subject, text, createdAt, sentAt }) => ({
      ...{ subject, text: stripLinkQueries(text), createdAt, sentAt },
    })),
    attempts: await db.select().from(attempt).where(attemptsOf(person)),
    records: await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.key, auditKey(person)))
      .orderBy(asc(auditLog.id)),
  }
}

/** All personal data of a person, as a document. */
export interface PersonDocument {
  exportedAt: string
  email: string
  [part: string]: unknown
}

/**
 * All personal data of a person, without passwords, tokens and their hashes. The export is recorded.
 * @returns null if the shop has no data of this email
 */
export async function exportPerson(
  { db, now, media }: Pick<Shop, 'db' | 'now' | 'media'>,
  { email: input, actor }: { email: string; actor: string },
): Promise<PersonDocument | null> {
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, input)
    const [account, orders, relatedData] = [
      await readAccount({ db: tx, media }, person),
      await readOrders(tx, person),
      await readRelatedData(tx, person),
    ]
    const { mails, newsletter, checkouts } = relatedData
    if (!account && [orders, mails, newsletter, checkouts].every((one) => one.length === 0)) return null
    const at = new Date(now())
    await tx.insert(auditLog).values({ at, actor, kind: 'export', key: auditKey(person), before: null, after: null })
    return { exportedAt: at.toISOString(), email: person.email, account, orders, ...relatedData }
  })
}

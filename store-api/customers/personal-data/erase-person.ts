import { eq, inArray, or, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../../db/database'
import {
  address,
  attachment,
  attempt,
  auditLog,
  captcha,
  cart,
  checkout,
  couponUse,
  customer,
  idempotentCall,
  mail,
  message,
  question,
  review,
  session,
  subscriber,
  ticket,
} from '../../db/schema'
import type { Shop } from '../../http/context'
import { removeAttachments } from '../../feedback/attachments/attachments'
import { textsOf } from '../../i18n/texts'
import { eraseFeedback } from './erase-feedback'
import { eraseFromOrders } from './erase-orders'
import { attemptsOf, auditKey, lockPerson, type Person } from './find-person'
import { openOrderReasons } from './open-orders'

export interface EraseInput {
  email: string
  actor: string
  /** Changes nothing, and reports what it would do. */
  isDryRun: boolean
  /** Full years for which an invoice names its recipient. */
  invoiceYears: number
}

export interface Erasure {
  /** `unknown`: the shop has no data of this email. */
  outcome: 'erased' | 'unknown' | 'refused'
  /** Why it is rejected, in sentences. */
  reasons: string[]
  /** How many of each were found. */
  counts: Record<string, number>
}

/** Ends a transaction that was a dry run. */
class DryRunRollback extends Error {
  constructor(readonly erasure: Erasure) {
    super('dry run')
  }
}

/** Checkouts of a person, and those into which a guest has typed the email. */
export const checkoutsOf = ({ email, owners }: Person) =>
  or(
    owners.length > 0 ? inArray(checkout.owner, owners) : undefined,
    sql`lower(${checkout.fields} ->> 'email') = ${email}`,
  )

async function countAll(tx: Database, person: Person): Promise<Record<string, number>> {
  const { account, orders, email, owners } = person
  const countRows = async (table: typeof address | typeof ticket | typeof message | typeof review | typeof question) =>
    account ? tx.$count(table, eq(table.customerId, account.id)) : 0
  return {
    accounts: account ? 1 : 0,
    orders: orders.length,
    addresses: await countRows(address),
    carts: owners.length > 0 ? await tx.$count(cart, inArray(cart.owner, owners)) : 0,
    checkouts: await tx.$count(checkout, checkoutsOf(person)),
    tickets: await countRows(ticket),
    attachments: account ? await tx.$count(attachment, eq(attachment.customerId, account.id)) : 0,
    messages: await countRows(message),
    reviews: await countRows(review),
    questions: await countRows(question),
    mails: await tx.$count(mail, eq(mail.recipient, email)),
    subscriptions: await tx.$count(subscriber, eq(subscriber.email, email)),
  }
}

/** Names, addresses and numbers by which a text may identify a person. */
async function identifyingWords(tx: Database, { email, account, orders }: Person): Promise<string[]> {
  const addresses = account ? await tx.select().from(address).where(eq(address.customerId, account.id)) : []
  const places = orders.flatMap(({ shippingAddress, billingAddress }) => [shippingAddress, billingAddress])
  return [
    email,
    ...[account, ...addresses].flatMap((one) => (one ? [one.firstname, one.lastname] : [])),
    ...addresses.flatMap(({ street, phone }) => [street, phone]),
    ...places.flatMap((place) => (place ? [...place.name.split(/\s+/), place.street, place.phone] : [])),
  ]
}

/** Shorter words occur in many texts without naming anyone. */
const MIN_WORD_LENGTH = 3

const normalizeText = (text: string) => text.normalize('NFKC').toLowerCase()

function containsAny(words: readonly string[]): (text: string) => boolean {
  const distinct = [...new Set(words.map((word) => normalizeText(word.trim())))].filter(
    (word) => word.length >= MIN_WORD_LENGTH,
  )
  return (text) => distinct.some((word) => normalizeText(text).includes(word))
}

async function eraseRelatedData(tx: Database, person: Person): Promise<void> {
  const { email, devices, owners } = person
  await tx.delete(mail).where(eq(mail.recipient, email))
  await tx.delete(subscriber).where(eq(subscriber.email, email))
  await tx.delete(couponUse).where(eq(couponUse.email, email))
  await tx.delete(checkout).where(checkoutsOf(person))
  await tx.delete(attempt).where(attemptsOf(person))
  if (owners.length > 0) {
    await tx.delete(cart).where(inArray(cart.owner, owners))
    await tx.delete(idempotentCall).where(inArray(idempotentCall.owner, owners))
  }
  if (devices.length > 0) await tx.delete(captcha).where(inArray(captcha.device, devices))
}

type EraseContext = EraseInput & Pick<Shop, 'language'> & { now: number }

async function eraseInTransaction(tx: Database, input: EraseContext): Promise<Erasure> {
  const { email, actor, isDryRun, invoiceYears, now, language } = input
  const person = await lockPerson(tx, email)
  const { account, orders } = person
  const counts = await countAll(tx, person)
  if (Object.values(counts).every((count) => count === 0)) return { outcome: 'unknown', reasons: [], counts }
  const reasons = await openOrderReasons(tx, orders, now)
  if (reasons.length > 0) return { outcome: 'refused', reasons, counts }
  if (account) {
    const identifiesPerson = containsAny(await identifyingWords(tx, person))
    await eraseFeedback(tx, { customerId: account.id, author: textsOf(language).formerCustomer, identifiesPerson })
  }
  await eraseFromOrders(tx, orders, { now, invoiceYears })
  await eraseRelatedData(tx, person)
  if (account) {
    await tx.delete(session).where(eq(session.customerId, account.id))
    // Names and previews go now; the files follow, as their rows have no customer any more.
    await tx
      .update(attachment)
      .set({ customerId: null, recordId: null, name: '', preview: '' })
      .where(eq(attachment.customerId, account.id))
    // Addresses, links, messages and tickets go with the account.
    await tx.delete(customer).where(eq(customer.id, account.id))
  }
  const erasure: Erasure = { outcome: 'erased', reasons: [], counts }
  if (isDryRun) throw new DryRunRollback(erasure)
  await tx.insert(auditLog).values({
    ...{ at: new Date(now), actor, kind: 'erasure', key: auditKey(person), before: null },
    after: { ...counts, invoiceYears },
  })
  return erasure
}

/**
 * Erases a person in one transaction. Orders stay without personal data; while one of them is open, nothing is erased.
 * @returns what was found, or why it is rejected
 */
export async function erasePerson(
  { db, now, language, media }: Pick<Shop, 'db' | 'now' | 'language' | 'media'>,
  input: EraseInput,
): Promise<Erasure> {
  try {
    const erasure = await inTransaction(db, (tx) => eraseInTransaction(tx, { ...input, language, now: now() }))
    await removeAttachments({ db, media, now })
    return erasure
  } catch (error) {
    if (error instanceof DryRunRollback) return error.erasure
    throw error
  }
}

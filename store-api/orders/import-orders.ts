import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { LIMITS } from '../../contract/limits'
import { email as emailRule } from '../../contract/rules'
import { readCurrency, readStore } from '../admin/store-settings'
import { normalizeEmail } from '../customers/customers'
import { type Database, inTransaction } from '../db/database'
import {
  auditLog,
  country,
  customer,
  order,
  orderHistory,
  orderLine,
  type OrderRow,
  picture,
  product,
  variant,
} from '../db/schema'
import type { Shop } from '../http/context'
import { imageUrlOf } from '../http/reply'
import type { ImportMode } from '../admin/import/modes'
import type { SourceOrder } from '../admin/import/people/source-order'
import { type FormerContext, formerLines, formerOrder, type KnownVariant } from './former-order-rows'
import { isOwnNumber, orderPrefixOf } from './order-number'
import { addFormerParcels, updateFormerOrder } from './update-former-order'

export interface ImportedOrder {
  line: number
  number: string
  /** `changed`: it existed, and was updated from the file, or assigned to the account of its email. */
  outcome: 'created' | 'changed' | 'same' | 'refused' | 'skipped'
  /** Why it is rejected; otherwise empty. */
  problem: string
  notes: string[]
}

export type ImportOrdersMode = Exclude<ImportMode, 'mirror'>

export interface ImportOrdersInput {
  orders: SourceOrder[]
  /** Prefix of each number, such as `OLD-`; empty for none. */
  prefix: string
  /** Which are written: all, only new ones, or only those that the shop has. */
  mode: ImportOrdersMode
  actor: string
  isDryRun: boolean
}

type OrderShop = Pick<Shop, 'db' | 'now' | 'language'>

/** The shop's variants of some SKUs. */
async function readVariants(tx: Database, orders: readonly SourceOrder[]): Promise<Map<string, KnownVariant>> {
  const skus = [...new Set(orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)).filter(Boolean))]
  if (skus.length === 0) return new Map()
  const rows = await tx
    .select({ sku: variant.sku, productKey: product.key, variantId: variant.id, model: product.model, picture })
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .leftJoin(picture, and(eq(picture.productKey, product.key), eq(picture.position, 0)))
    .where(inArray(variant.sku, skus))
  return new Map(
    rows.map(({ sku, picture: front, ...known }) => [sku, { ...known, imageUrl: front ? imageUrlOf(front) : '' }]),
  )
}

/** Accounts that are proved to belong to the owner of their email, by email: confirmed, or still without a password. */
async function readAccounts(tx: Database, emails: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: customer.id, email: customer.email })
    .from(customer)
    .where(and(inArray(customer.email, emails), or(isNotNull(customer.verifiedAt), isNotNull(customer.importedAt))))
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** An order with email and number in this shop's form. */
interface NormalizedOrder {
  source: SourceOrder
  number: string
  problem: string
  notes: string[]
}

function normalizeOrder(source: SourceOrder, prefix: string, ownPrefix: string): NormalizedOrder {
  const number = prefix + source.number
  const isEmail = emailRule().isValidSync(source.email)
  const notes = isEmail
    ? source.notes
    : [...source.notes, `${source.email || 'no email'}: a guest’s order that no email opens`]
  const problem =
    source.number === '' || number.length > LIMITS.orderNumber
      ? `${number} cannot be a number: 1 to ${LIMITS.orderNumber} letters, digits, - and _`
      : isOwnNumber(number, ownPrefix)
        ? `${number} has the form of this shop’s own numbers: --prefix puts something before it`
        : ''
  return {
    source: { ...source, email: isEmail ? normalizeEmail(source.email) : '' },
    ...{ number, notes, problem: source.problem || problem },
  }
}

async function addOrder(
  tx: Database,
  { source, number }: NormalizedOrder,
  context: FormerContext & { customerId?: number },
) {
  const [row] = await tx
    .insert(order)
    .values({ ...formerOrder(source, number, context), customerId: context.customerId ?? null })
    .returning({ id: order.id })
  if (!row) throw new Error('the order was not inserted')
  const orderId = row.id
  await tx.insert(orderLine).values(formerLines(source, context).map((line) => ({ ...line, orderId })))
  if (source.events.length > 0)
    await tx.insert(orderHistory).values(source.events.map(({ event, at }) => ({ orderId, event, at: new Date(at) })))
  await addFormerParcels(tx, orderId, source.parcels)
}

/** Assigns a guest's order to the account of its email. @returns whether it did */
async function linkOrder(
  tx: Database,
  { source: { email }, number }: NormalizedOrder,
  { customerId, isDryRun }: { customerId: number; isDryRun: boolean },
): Promise<boolean> {
  // An order without an email may be of an erased person.
  const isGuestOrder = and(eq(order.number, number), eq(order.email, email), isNull(order.customerId))
  if (isDryRun) return (await tx.$count(order, isGuestOrder)) > 0
  return (await tx.update(order).set({ customerId }).where(isGuestOrder).returning({ id: order.id })).length > 0
}

/** Two concurrent imports run one after the other: they may contain the same orders. */
const lockImports = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import-orders', 0))`)

/** Locks the imported orders that the shop has; its own orders with such a number are not changed. */
async function lockExistingOrders(tx: Database, numbers: string[]): Promise<Map<string, OrderRow>> {
  const byNumber = inArray(order.number, numbers)
  const ownOrders = await tx
    .select()
    .from(order)
    .where(and(byNumber, eq(order.source, '')))
  const importedOrders = await tx
    .select()
    .from(order)
    .where(and(byNumber, ne(order.source, '')))
    .orderBy(asc(order.id))
    .for('update')
  return new Map([...ownOrders, ...importedOrders].map((row) => [row.number, row]))
}

/**
 * Adds orders of another shop as history: no payment is due, nothing of them can be changed, and they affect neither
 * stock, coupons nor mails. An order belongs to the account of its email if that is confirmed or imported, otherwise it
 * is a guest's. An existing imported order is updated with what has happened since (`updateFormerOrder`), and with a
 * newer account. Orders of this shop are never changed.
 */
export async function importOrders(
  shop: OrderShop,
  { orders, prefix, mode, actor, isDryRun }: ImportOrdersInput,
): Promise<ImportedOrder[]> {
  const ownPrefix = orderPrefixOf(await readStore(shop))
  const storeCurrency = await readCurrency(shop)
  const normalized = orders.map((source) => normalizeOrder(source, prefix, ownPrefix))
  return inTransaction(shop.db, async (tx) => {
    if (!isDryRun) await lockImports(tx)
    const existing = await lockExistingOrders(
      tx,
      normalized.map(({ number }) => number),
    )
    const accounts = await readAccounts(
      tx,
      normalized.map(({ source }) => source.email),
    )
    const countries = await tx.select().from(country)
    const counts = { linked: 0, updated: 0 }
    const context = { language: shop.language, storeCurrency, countries, variants: await readVariants(tx, orders) }
    const importOrder = async (one: NormalizedOrder): Promise<Pick<ImportedOrder, 'outcome' | 'problem' | 'notes'>> => {
      const { source, number, problem, notes } = one
      const row = existing.get(number)
      const refuse = (reason: string) => ({ outcome: 'refused' as const, problem: reason, notes: [] })
      if (problem !== '') return refuse(problem)
      if (row?.source === '') return refuse(`${number} is an order of this shop: --prefix puts something before it`)
      const customerId = accounts.get(source.email)
      if (row ? mode === 'add' : mode === 'update') return { outcome: 'skipped', problem, notes: [] }
      if (!row) {
        if (!isDryRun) await addOrder(tx, one, { ...context, customerId })
        return { outcome: 'created', problem, notes }
      }
      const isLinked = customerId !== undefined && (await linkOrder(tx, one, { customerId, isDryRun }))
      const { changes, notes: updateNotes } = await updateFormerOrder(tx, row, { source, isDryRun })
      if (isLinked) counts.linked++
      if (changes.length > 0) counts.updated++
      const allChanges = [...changes, ...(isLinked ? ['it belongs to the account of its email now'] : [])]
      return { outcome: allChanges.length > 0 ? 'changed' : 'same', problem, notes: [...allChanges, ...updateNotes] }
    }
    const results: ImportedOrder[] = []
    for (const one of normalized)
      results.push({ line: one.source.line, number: one.number, ...(await importOrder(one)) })
    const after = { created: results.filter(({ outcome }) => outcome === 'created').length, ...counts }
    if (!isDryRun && after.created + after.linked + after.updated > 0)
      await tx
        .insert(auditLog)
        .values({ at: new Date(shop.now()), actor, kind: 'import', key: 'orders', before: null, after })
    return results
  })
}

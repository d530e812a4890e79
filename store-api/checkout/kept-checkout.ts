import { eq } from 'drizzle-orm'
import type { Draft } from '../../contract/entities/checkout'
import { listAddresses } from '../customers/read-addresses'
import { ownerOf } from '../cart/cart-owner'
import type { Caller, Shop } from '../http/context'
import { checkout, customer } from '../db/schema'
import { EMPTY_DRAFT, toDraft } from './draft-fields'
import { defaultFields } from './from-book'

/** What is kept of a checkout. */
export interface KeptCheckout {
  draft: Draft
  couponCode: string | null
}

/** What reading a checkout needs of the shop; inside a transaction `db` is the transaction. */
export type CheckoutShop = Pick<Shop, 'db' | 'language' | 'texts' | 'now'>

const byOwner = (owner: string) => eq(checkout.owner, owner)

/** What the shop knows already of whom it belongs to: a customer’s default addresses. */
export async function firstDraft(shop: Pick<Shop, 'db' | 'language'>, customerId: number | null): Promise<Draft> {
  return customerId === null ? EMPTY_DRAFT : toDraft(defaultFields(await listAddresses(shop, customerId)))
}

/** A customer's orders are written to the email of the account. */
async function withOwnEmail({ db }: CheckoutShop, customerId: number | null, draft: Draft): Promise<Draft> {
  if (customerId === null) return draft
  const [row] = await db.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId))
  return { ...draft, email: row?.email ?? '' }
}

/** What was kept of the caller's checkout, or what it begins with. */
export async function readKept(shop: CheckoutShop, caller: Caller): Promise<KeptCheckout> {
  const [row] = await shop.db
    .select()
    .from(checkout)
    .where(byOwner(ownerOf(caller)))
  const draft = row ? toDraft(row.fields) : await firstDraft(shop, caller.customerId)
  return { draft: await withOwnEmail(shop, caller.customerId, draft), couponCode: row?.couponCode ?? null }
}

/** Changes what is kept of the caller's checkout; of two changes at the same moment each has its effect. */
export const changeKept = (
  shop: CheckoutShop,
  caller: Caller,
  change: (shop: CheckoutShop, kept: KeptCheckout) => Promise<KeptCheckout> | KeptCheckout,
): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const within = { ...shop, db: tx }
    const owner = ownerOf(caller)
    const updatedAt = new Date(shop.now())
    const fields = await firstDraft(within, caller.customerId)
    await tx.insert(checkout).values({ owner, fields, updatedAt }).onConflictDoNothing()
    await tx.select({ owner: checkout.owner }).from(checkout).where(byOwner(owner)).for('update')
    const { draft, couponCode } = await change(within, await readKept(within, caller))
    await tx.update(checkout).set({ fields: draft, couponCode, updatedAt }).where(byOwner(owner))
  })

import { eq } from 'drizzle-orm'
import type { CheckoutChange, Draft } from '../../contract/entities/checkout'
import { listAddresses } from '../customers/addresses'
import { ownerOf } from '../cart/cart-owner'
import type { Caller, Shop } from '../http/context'
import { checkout, customer } from '../db/schema'
import {
  BILLING_FIELDS,
  billingField,
  DRAFT_FIELDS,
  ELSEWHERE,
  PLACE_FIELDS,
  type PlaceField,
} from '../../contract/entities/checkout-fields'
import type { Address } from '../../contract/entities/address'
import { LIMITS } from '../../contract/limits'

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

/** What is typed by hand is no longer the address of the book. */
function leavesBook(draft: Draft, change: CheckoutChange): boolean {
  return PLACE_FIELDS.some((field) => change[field] !== undefined && change[field] !== draft[field])
}

/**
 * Puts what was typed into a draft, right or wrong. An address of the book fills in the whole address; one that is not
 * in the book is none.
 */
export async function changeDraft(
  shop: CheckoutShop,
  { customerId }: Pick<Caller, 'customerId'>,
  { draft, change }: { draft: Draft; change: CheckoutChange },
): Promise<Draft> {
  const { addressId, ...typed } = change
  if (addressId && customerId !== null) {
    const chosen = (await listAddresses(shop, customerId)).find(({ id }) => id === addressId)
    if (chosen) return { ...draft, ...typed, ...shippingFields(chosen) }
  }
  const isOwn = addressId === undefined && !leavesBook(draft, change)
  return { ...draft, ...typed, addressId: isOwn ? draft.addressId : '' }
}

/** An address of the book as its fields would be typed. */
const typed = (address: Address, nameOf: (field: PlaceField) => string): CheckoutChange =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [nameOf(field), String(address[field])]))

/** Where the parcel goes, taken from the book. */
export const shippingFields = (address: Address): CheckoutChange => ({
  ...typed(address, (field) => field),
  addressId: address.id,
})

/** Where the bill goes, taken from the book. */
export const billingFields = (address: Address): CheckoutChange => ({
  ...typed(address, billingField),
  billingSame: ELSEWHERE,
})

/** What a customer would type first: the default addresses of the book. */
export function defaultFields(book: Address[]): CheckoutChange {
  const shipping = book.find(({ isDefaultShipping }) => isDefaultShipping)
  const billing = book.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    ...(shipping && shippingFields(shipping)),
    ...(billing && billing.id !== shipping?.id && billingFields(billing)),
  }
}

/** Nothing typed. */
export const EMPTY_DRAFT = Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ''])) as Draft

/** Kept fields with those that came to the contract since. */
export const toDraft = (fields: CheckoutChange): Draft => ({ ...EMPTY_DRAFT, ...fields })

/** The fields that belong together: half of one address and half of another are none. */
export const GROUPS = [
  ['addressId', ...PLACE_FIELDS],
  ['billingSame', ...BILLING_FIELDS],
  ['shippingId'],
  ['note'],
  ['paymentMethod'],
] as const

/** Some fields of a draft. */
export const pick = (draft: Draft, fields: readonly (keyof Draft)[]): CheckoutChange =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))

/** Whether nothing was typed into some fields. */
export const isBlank = (draft: Draft, fields: readonly (keyof Draft)[]): boolean =>
  fields.every((field) => draft[field].trim() === '')

/** The id somebody typed or chose; 0, which nothing has, for whatever is none. */
export function toId(typed: string): number {
  const id = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0
  return id <= LIMITS.optionId ? id : 0
}

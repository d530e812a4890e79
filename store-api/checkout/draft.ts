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
  SEPARATE_BILLING,
  PLACE_FIELDS,
  type PlaceField,
} from '../../contract/entities/checkout-fields'
import type { Address } from '../../contract/entities/address'
import { LIMITS } from '../../contract/limits'

/** A stored checkout. */
interface StoredCheckout {
  draft: Draft
  couponCode: string | null
}

/** Dependencies of the checkout; inside a transaction `db` is the transaction. */
export type CheckoutShop = Pick<Shop, 'db' | 'language' | 'texts' | 'now'>

const byOwner = (owner: string) => eq(checkout.owner, owner)

/** The initial draft: a customer's default addresses, or empty. */
export async function initialDraft(shop: Pick<Shop, 'db' | 'language'>, customerId: number | null): Promise<Draft> {
  return customerId === null ? EMPTY_DRAFT : toDraft(defaultFields(await listAddresses(shop, customerId)))
}

/** Customers always order with the account's email. */
async function withOwnEmail({ db }: CheckoutShop, customerId: number | null, draft: Draft): Promise<Draft> {
  if (customerId === null) return draft
  const [row] = await db.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId))
  return { ...draft, email: row?.email ?? '' }
}

/** The caller's stored checkout, or the initial one. */
export async function loadDraft(shop: CheckoutShop, caller: Caller): Promise<StoredCheckout> {
  const [row] = await shop.db
    .select()
    .from(checkout)
    .where(byOwner(ownerOf(caller)))
  const draft = row ? toDraft(row.fields) : await initialDraft(shop, caller.customerId)
  return { draft: await withOwnEmail(shop, caller.customerId, draft), couponCode: row?.couponCode ?? null }
}

/** Updates the caller's checkout under a lock, so that concurrent changes are all kept. */
export const saveDraft = (
  shop: CheckoutShop,
  caller: Caller,
  change: (shop: CheckoutShop, stored: StoredCheckout) => Promise<StoredCheckout> | StoredCheckout,
): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const txShop = { ...shop, db: tx }
    const owner = ownerOf(caller)
    const updatedAt = new Date(shop.now())
    const fields = await initialDraft(txShop, caller.customerId)
    await tx.insert(checkout).values({ owner, fields, updatedAt }).onConflictDoNothing()
    await tx.select({ owner: checkout.owner }).from(checkout).where(byOwner(owner)).for('update')
    const { draft, couponCode } = await change(txShop, await loadDraft(txShop, caller))
    await tx.update(checkout).set({ fields: draft, couponCode, updatedAt }).where(byOwner(owner))
  })

/** Whether a change edits the address, which then no longer is the one from the address book. */
function editsAddress(draft: Draft, change: CheckoutChange): boolean {
  return PLACE_FIELDS.some((field) => change[field] !== undefined && change[field] !== draft[field])
}

/**
 * Applies form values to a draft, valid or not. Choosing an address from the address book fills in all its fields; an
 * unknown address id is ignored.
 */
export async function changeDraft(
  shop: CheckoutShop,
  { customerId }: Pick<Caller, 'customerId'>,
  { draft, change }: { draft: Draft; change: CheckoutChange },
): Promise<Draft> {
  const { addressId, ...fields } = change
  if (addressId && customerId !== null) {
    const chosen = (await listAddresses(shop, customerId)).find(({ id }) => id === addressId)
    if (chosen) return { ...draft, ...fields, ...shippingFields(chosen) }
  }
  const isFromAddressBook = addressId === undefined && !editsAddress(draft, change)
  return { ...draft, ...fields, addressId: isFromAddressBook ? draft.addressId : '' }
}

/** An address as form fields. */
const addressFields = (address: Address, nameOf: (field: PlaceField) => string): CheckoutChange =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [nameOf(field), String(address[field])]))

/** Shipping fields from the address book. */
const shippingFields = (address: Address): CheckoutChange => ({
  ...addressFields(address, (field) => field),
  addressId: address.id,
})

/** Billing fields from the address book. */
const billingFields = (address: Address): CheckoutChange => ({
  ...addressFields(address, billingField),
  billingSame: SEPARATE_BILLING,
})

/** Fields of the default addresses. */
function defaultFields(addresses: Address[]): CheckoutChange {
  const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    ...(shipping && shippingFields(shipping)),
    ...(billing && billing.id !== shipping?.id && billingFields(billing)),
  }
}

/** An empty draft. */
export const EMPTY_DRAFT = Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ''])) as Draft

/** Stored fields, completed by fields added to the contract since. */
export const toDraft = (fields: CheckoutChange): Draft => ({ ...EMPTY_DRAFT, ...fields })

/** Field groups that are merged as a whole, so that two addresses are never mixed. */
export const FIELD_GROUPS = [
  ['addressId', ...PLACE_FIELDS],
  ['billingSame', ...BILLING_FIELDS],
  ['shippingId'],
  ['note'],
  ['paymentMethod'],
] as const

/** Some fields of a draft. */
export const pickFields = (draft: Draft, fields: readonly (keyof Draft)[]): CheckoutChange =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))

/** Whether some fields are all empty. */
export const isBlank = (draft: Draft, fields: readonly (keyof Draft)[]): boolean =>
  fields.every((field) => draft[field].trim() === '')

/** Parses an id; 0, which no row has, for anything invalid. */
export function toId(input: string): number {
  const id = /^\d{1,10}$/.test(input.trim()) ? Number(input) : 0
  return id <= LIMITS.optionId ? id : 0
}

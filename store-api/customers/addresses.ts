import { and, desc, eq } from 'drizzle-orm'
import type { Address, AddressFields } from '../../contract/entities/address'
import type { FieldErrors } from '../../contract/envelope'
import { LIMITS } from '../../contract/limits'
import type { Database } from '../db/database'
import { address, country } from '../db/schema'
import { randomId } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { HttpError, notFound, validationError } from '../http/errors'
import type { Locale } from '../i18n/locale'
import type { Texts } from '../i18n/types'
import { lockCustomer } from './customers'

/** Database, and the language of country names. */
export interface AddressContext {
  db: Database
  language: Locale
}

/** Condition for an address of this customer. */
export const isOwn = (customerId: number, id: string) => and(eq(address.customerId, customerId), eq(address.id, id))

interface Row {
  address: typeof address.$inferSelect
  country: typeof country.$inferSelect
}

function toAddress({ address: row, country: { name, states } }: Row, language: Locale): Address {
  const { customerId: _, createdAt: __, ...fields } = row
  const stateName = states.find(({ code }) => code === row.state)?.name ?? row.state
  return { ...fields, country: name[language], stateName }
}

const selectAddresses = (db: Database) =>
  db.select({ address, country }).from(address).innerJoin(country, eq(country.id, address.countryId)).$dynamic()

/** A customer's addresses: defaults first, then newest first. */
export async function listAddresses({ db, language }: AddressContext, customerId: number): Promise<Address[]> {
  const rows = await selectAddresses(db)
    .where(eq(address.customerId, customerId))
    .orderBy(desc(address.isDefaultShipping), desc(address.isDefaultBilling), desc(address.createdAt), desc(address.id))
  return rows.map((row) => toAddress(row, language))
}

/** One address of a customer. @throws HttpError 404 */
export async function readAddress({ db, language }: AddressContext, customerId: number, id: string): Promise<Address> {
  const [row] = await selectAddresses(db).where(isOwn(customerId, id))
  if (!row) throw notFound()
  return toAddress(row, language)
}

/** Dependencies of address changes. */
type AddressShop = Pick<Shop, 'db' | 'language' | 'texts' | 'now'>

/** Adds an address; the first becomes both defaults. @throws HttpError 400 for a full address book or an invalid country or state */
export const addAddress = (shop: AddressShop, customerId: number, fields: AddressFields): Promise<Address> =>
  shop.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    await checkPlace(tx, fields, shop.texts)
    const total = await tx.$count(address, eq(address.customerId, customerId))
    if (total >= LIMITS.addresses) throw new HttpError(400, (texts) => texts.addressesFull(LIMITS.addresses))
    const defaults = {
      isDefaultShipping: fields.isDefaultShipping || total === 0,
      isDefaultBilling: fields.isDefaultBilling || total === 0,
    }
    await clearDefaults(tx, customerId, defaults)
    const id = randomId()
    await tx.insert(address).values({ ...fields, ...defaults, id, customerId, createdAt: new Date(shop.now()) })
    return readAddress({ db: tx, language: shop.language }, customerId, id)
  })

/**
 * Updates an address. A default cannot be unset, only replaced, so there is always one of each kind.
 * @throws HttpError 404, 400 for an invalid country or state
 */
export const updateAddress = (
  shop: AddressShop,
  customerId: number,
  { id, ...fields }: AddressFields & { id: string },
): Promise<Address> =>
  shop.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [before] = await tx.select().from(address).where(isOwn(customerId, id))
    if (!before) throw notFound()
    await checkPlace(tx, fields, shop.texts)
    const defaults = {
      isDefaultShipping: fields.isDefaultShipping || before.isDefaultShipping,
      isDefaultBilling: fields.isDefaultBilling || before.isDefaultBilling,
    }
    await clearDefaults(tx, customerId, defaults)
    await tx
      .update(address)
      .set({ ...fields, ...defaults })
      .where(isOwn(customerId, id))
    return readAddress({ db: tx, language: shop.language }, customerId, id)
  })

/** Removes an address; the newest remaining one inherits its defaults. @throws HttpError 404 */
export const removeAddress = (shop: AddressShop, customerId: number, id: string): Promise<void> =>
  shop.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [removed] = await tx.delete(address).where(isOwn(customerId, id)).returning()
    if (!removed) throw notFound()
    await transferDefaults(tx, customerId, removed)
  })

/** Kinds of default addresses. */
const KINDS = ['isDefaultShipping', 'isDefaultBilling'] as const

/** Default flags of an address. */
export type Defaults = Record<(typeof KINDS)[number], boolean>

/** Clears these defaults of all addresses; the customer has to be locked. */
async function clearDefaults(tx: Database, customerId: number, defaults: Defaults): Promise<void> {
  for (const kind of KINDS.filter((one) => defaults[one]))
    await tx
      .update(address)
      .set({ [kind]: false })
      .where(and(eq(address.customerId, customerId), eq(address[kind], true)))
}

/** Moves the defaults of a removed address to the newest remaining one. */
async function transferDefaults(tx: Database, customerId: number, removed: Defaults): Promise<void> {
  const { isDefaultShipping, isDefaultBilling } = removed
  const [newest] = await tx
    .select({ id: address.id })
    .from(address)
    .where(eq(address.customerId, customerId))
    .orderBy(desc(address.createdAt), desc(address.id))
    .limit(1)
  if (!newest || (!isDefaultShipping && !isDefaultBilling)) return
  await tx
    .update(address)
    .set({ ...(isDefaultShipping && { isDefaultShipping }), ...(isDefaultBilling && { isDefaultBilling }) })
    .where(eq(address.id, newest.id))
}

/** Minimum length of a state name (spec §5); codes may be shorter. */
const MIN_STATE_LENGTH = 2

type Place = Pick<AddressFields, 'countryId' | 'state'>

/**
 * Validates country and state against the shop's countries. If a country has states, `state` is a state code.
 * @returns null if valid
 */
export async function placeProblem(
  db: Database,
  { countryId, state }: Place,
  texts: Texts,
): Promise<FieldErrors['errors'][number] | null> {
  const [row] = await db.select({ states: country.states }).from(country).where(eq(country.id, countryId))
  if (!row) return { field: 'countryId', code: 'unknown', message: texts.countryUnknown }
  const { states } = row
  const isKnown = states.length === 0 ? state.length >= MIN_STATE_LENGTH : states.some(({ code }) => code === state)
  return isKnown ? null : { field: 'state', code: 'unknown', message: texts.stateUnknown }
}

/** Validates country and state. @throws HttpError 400 with the invalid field */
async function checkPlace(db: Database, place: Place, texts: Texts): Promise<void> {
  const problem = await placeProblem(db, place, texts)
  if (problem) throw validationError([problem])
}

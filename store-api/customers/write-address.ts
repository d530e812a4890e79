import { eq } from 'drizzle-orm'
import type { Address, AddressFields } from '../../contract/entities/address'
import { LIMITS } from '../../contract/limits'
import type { Shop } from '../http/context'
import { randomId } from '../db/random-id'
import { address } from '../db/schema'
import { Failure, notFound } from '../http/failure'
import { checkPlace } from './check-place'
import { clearDefaults, passOnDefaults } from './default-address'
import { lockCustomer } from './lock-customer'
import { isOwn, readAddress } from './read-addresses'

/** What changing an address book needs of the shop. */
export type BookShop = Pick<Shop, 'db' | 'language' | 'texts' | 'now'>

/** Adds an address; the first is the default of both kinds. @throws Failure 400 for a full book or a wrong place */
export const addAddress = (shop: BookShop, customerId: number, fields: AddressFields): Promise<Address> =>
  shop.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    await checkPlace(tx, fields, shop.texts)
    const total = await tx.$count(address, eq(address.customerId, customerId))
    if (total >= LIMITS.addresses) throw new Failure(400, (texts) => texts.addressesFull(LIMITS.addresses))
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
 * Changes an address. A default stays one until another takes its place: there is always one of each kind.
 * @throws Failure 404, 400 for a wrong place
 */
export const updateAddress = (
  shop: BookShop,
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

/** Takes an address out of the book; the newest becomes the default in its place. @throws Failure 404 */
export const removeAddress = (shop: BookShop, customerId: number, id: string): Promise<void> =>
  shop.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [removed] = await tx.delete(address).where(isOwn(customerId, id)).returning()
    if (!removed) throw notFound()
    await passOnDefaults(tx, customerId, removed)
  })

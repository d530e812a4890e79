import { eq } from 'drizzle-orm'
import type { Draft } from '../../contract/entities/checkout'
import { customerCart, deviceCart } from '../cart/cart-owner'
import type { Database } from '../db/database'
import { checkout } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { firstDraft, GROUPS, isBlank, pick, toDraft } from './draft'

interface Joining {
  uuid: string
  customerId: number
  language: Locale
  /** Milliseconds since the epoch. */
  now: number
}

/** What was typed on the device fills what the customer left empty; an address is taken whole, or not. */
export function joinDrafts(own: Draft, device: Draft): Draft {
  const taken = GROUPS.filter((fields) => isBlank(own, fields)).map((fields) => pick(device, fields))
  return Object.assign({}, own, ...taken, { email: own.email }) as Draft
}

/**
 * A customer who typed nothing yet has the default addresses of the book. Whatever was typed on the device, perhaps by
 * somebody else, comes after them.
 */
const startedWith = async (tx: Database, { customerId, language }: Joining, device: Draft): Promise<Draft> => ({
  ...joinDrafts(await firstDraft({ db: tx, language }, customerId), device),
  email: '',
})

/**
 * At login what was typed on the device goes on as the customer's; the device's is gone then. Everybody locks the
 * device's before the customer's.
 */
export async function joinCheckouts(tx: Database, joining: Joining): Promise<void> {
  const { uuid, customerId, now } = joining
  const [device] = await tx
    .delete(checkout)
    .where(eq(checkout.owner, deviceCart(uuid)))
    .returning()
  if (!device) return
  const owner = customerCart(customerId)
  const typed = toDraft(device.fields)
  const updatedAt = new Date(now)
  const fields = await startedWith(tx, joining, typed)
  const [begun] = await tx
    .insert(checkout)
    .values({ owner, fields, couponCode: device.couponCode, updatedAt })
    .onConflictDoNothing()
    .returning()
  if (begun) return
  const [own] = await tx.select().from(checkout).where(eq(checkout.owner, owner)).for('update')
  if (!own) return
  await tx
    .update(checkout)
    .set({
      fields: joinDrafts(toDraft(own.fields), typed),
      couponCode: own.couponCode ?? device.couponCode,
      updatedAt,
    })
    .where(eq(checkout.owner, owner))
}

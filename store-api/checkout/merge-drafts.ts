import { eq } from 'drizzle-orm'
import type { Draft } from '../../contract/entities/checkout'
import { customerCart, deviceCart } from '../cart/cart-owner'
import type { Database } from '../db/database'
import { checkout } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { initialDraft, FIELD_GROUPS, isBlank, pickFields, toDraft } from './draft'

interface MergeInput {
  uuid: string
  customerId: number
  language: Locale
  /** Milliseconds since the epoch. */
  now: number
}

/** Fills the customer's empty field groups from the device's draft. */
export function mergeDrafts(own: Draft, device: Draft): Draft {
  const copiedFields = FIELD_GROUPS.filter((fields) => isBlank(own, fields)).map((fields) => pickFields(device, fields))
  return Object.assign({}, own, ...copiedFields, { email: own.email }) as Draft
}

/**
 * A new customer draft: the default addresses take precedence over the device's, which may be another person's.
 */
const createCustomerDraft = async (
  tx: Database,
  { customerId, language }: MergeInput,
  device: Draft,
): Promise<Draft> => ({
  ...mergeDrafts(await initialDraft({ db: tx, language }, customerId), device),
  email: '',
})

/**
 * At login the device's draft is merged into the customer's and deleted. Lock order is the device's draft, then the
 * customer's.
 */
export async function mergeCheckouts(tx: Database, input: MergeInput): Promise<void> {
  const { uuid, customerId, now } = input
  const [device] = await tx
    .delete(checkout)
    .where(eq(checkout.owner, deviceCart(uuid)))
    .returning()
  if (!device) return
  const owner = customerCart(customerId)
  const deviceDraft = toDraft(device.fields)
  const updatedAt = new Date(now)
  const fields = await createCustomerDraft(tx, input, deviceDraft)
  const [inserted] = await tx
    .insert(checkout)
    .values({ owner, fields, couponCode: device.couponCode, updatedAt })
    .onConflictDoNothing()
    .returning()
  if (inserted) return
  const [own] = await tx.select().from(checkout).where(eq(checkout.owner, owner)).for('update')
  if (!own) return
  await tx
    .update(checkout)
    .set({
      fields: mergeDrafts(toDraft(own.fields), deviceDraft),
      couponCode: own.couponCode ?? device.couponCode,
      updatedAt,
    })
    .where(eq(checkout.owner, owner))
}

import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { address } from '../db/schema'

/** What an address can be the default for. */
const KINDS = ['isDefaultShipping', 'isDefaultBilling'] as const

/** Which defaults an address is, or is to be. */
export type Defaults = Record<(typeof KINDS)[number], boolean>

/** Takes the wanted defaults from the address that has them; the customer is locked. */
export async function clearDefaults(tx: Database, customerId: number, wanted: Defaults): Promise<void> {
  for (const kind of KINDS.filter((one) => wanted[one]))
    await tx
      .update(address)
      .set({ [kind]: false })
      .where(and(eq(address.customerId, customerId), eq(address[kind], true)))
}

/** Gives the defaults of a removed address to the newest that is left, if any is. */
export async function passOnDefaults(tx: Database, customerId: number, left: Defaults): Promise<void> {
  const { isDefaultShipping, isDefaultBilling } = left
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

import type { Change } from '../../contract/changes'
import type { Database } from '../db/database'
import { change } from '../db/schema'

/**
 * Notes that something shoppers are shown has changed, so that every storefront is told.
 * @param tx the transaction of the change, so that neither is without the other
 */
export async function noteChanges(tx: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await tx.insert(change).values([...new Set(changes)].map((what) => ({ what })))
}

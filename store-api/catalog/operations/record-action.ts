import type { Database } from '../../db/database'
import { auditLog } from '../../db/schema'

/** The actor if no account is named. */
export const OPERATOR = 'operator'

/** A write beside the operations on documents: another key, another stock, a withdrawal. */
interface Action {
  /** Name of the account that runs the command. */
  actor: string
  at: Date
  kind: string
  key: string
  /** The changed values; null if nothing existed before, or exists now. */
  before: object | null
  after: object | null
}

/** Records who changed what, with old and new values, in the transaction of the change. */
export async function recordAction(tx: Database, action: Action): Promise<void> {
  await tx.insert(auditLog).values(action)
}

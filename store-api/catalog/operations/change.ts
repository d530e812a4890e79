import { isDeepStrictEqual } from 'node:util'
import { type Database, inTransaction } from '../../db/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import { auditLog } from '../../db/schema'
import type { Shop } from '../../http/context'
import { type Difference, differencesOf } from './difference'

/** The context of an operation. `language` is the shop's own. */
export type OperationShop = Pick<Shop, 'db' | 'language' | 'now'>

/** Who makes the change, and the version it is based on. */
export interface ChangeOptions {
  /** Name of the account that runs the command, or of the console's user. */
  actor: string
  /** The version the change is based on; without it the last write wins. */
  expectedVersion?: number | undefined
}

export interface ChangeResult {
  /** Only `removeDocument` returns `removed`. */
  outcome: 'created' | 'changed' | 'same' | 'removed'
  version: number
  /** The changed fields of the document, with old and new values; empty if nothing existed before. */
  differences: Difference[]
  /** Notes for the operator, each one sentence: removed markup, a tax class without a rate. */
  notes: string[]
}

/** The resource was changed since its version was read. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict'
  constructor(
    readonly key: string,
    readonly version: number,
  ) {
    super(`${key} was changed since: it has version ${version} now.`)
  }
}

/** A document is well formed, and its content cannot be written: it names an unknown category, or a SKU twice. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  /** @param path in the document: `variants[2].options` */
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(`${path}: ${message}`)
  }
}

/** Only the fields that a document names: the others stay as they are. */
export const omitUndefined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>

/** Omits fields without a value, as an operator would. */
export const compact = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0) &&
        !(typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0),
    ),
  )

/**
 * The version of a resource without a version column: it increases with each recorded change. Read it with the row
 * locked.
 */
export const recordedVersion = async (tx: Database, kind: string, key: string): Promise<number> =>
  1 + (await tx.$count(auditLog, and(eq(auditLog.kind, kind), eq(auditLog.key, key), isNotNull(auditLog.before))))

/** Ends a transaction that would change nothing. */
class Unchanged extends Error {}

/** A stored document, and its version. */
export interface StoredDocument {
  version: number
  document: object
}

interface Change extends ChangeOptions {
  kind: string
  key: string
  /** Locks the rows it reads, so that changes of one resource run one after the other. */
  read: (tx: Database) => Promise<StoredDocument | null>
  /** @returns notes for the operator, in sentences */
  write: (tx: Database, before: StoredDocument | null) => Promise<string[] | void>
  /** Stores the new version; omitted if the audit records are counted instead. */
  setVersion?: (tx: Database, version: number) => Promise<unknown>
}

/**
 * Runs a change in one transaction and records it: account, time, old and new values. A change without effect is rolled
 * back.
 * @throws VersionConflict, DocumentError
 */
export async function recordChange({ db, now }: OperationShop, change: Change): Promise<ChangeResult> {
  const { kind, key, actor, expectedVersion, read, write, setVersion } = change
  let version = 0
  let notes: string[] = []
  try {
    // If two creations of one key are concurrent, the second is repeated as a change.
    return await inTransaction(db, async (tx): Promise<ChangeResult> => {
      const before = await read(tx)
      version = before?.version ?? 0
      if (expectedVersion !== undefined && expectedVersion !== version) throw new VersionConflict(key, version)
      notes = (await write(tx, before)) ?? []
      const after = await read(tx)
      if (isDeepStrictEqual(before?.document, after?.document)) throw new Unchanged()
      if (after) await setVersion?.(tx, version + 1)
      await tx.insert(auditLog).values({
        ...{ at: new Date(now()), actor, kind, key },
        before: before?.document ?? null,
        after: after?.document ?? null,
      })
      const outcome = !before ? 'created' : after ? 'changed' : 'removed'
      const differences = before && after ? differencesOf(before.document, after.document) : []
      return { outcome, version: version + 1, differences, notes }
    })
  } catch (error) {
    if (error instanceof Unchanged) return { outcome: 'same', version, differences: [], notes }
    throw error
  }
}

import { readStore } from '../store-settings'
import { endOfDay } from '../../i18n/zoned-time'
import { auditLog } from '../../db/schema'
import type { Shop } from '../../http/context'
import type { ExportBatch, ExportedTable } from './batch'
import { exportedCustomers } from './export-customers'
import { exportedOrders } from './export-orders'
import { exportedSubscribers } from './export-subscribers'
import type { ExportedKind } from './kinds'

const TABLES: Record<ExportedKind, ExportedTable> = {
  orders: exportedOrders,
  customers: exportedCustomers,
  subscribers: exportedSubscribers,
}

/** Rows of a table per read: a batch is a short transaction, and needs little memory. */
const BATCH_SIZE = 500

const DAY_MS = 86_400_000

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

/** The range of an export. Days are those of the shop's time zone, both included; null for no bound. */
export interface ExportInput {
  kind: ExportedKind
  after: string | null
  from: string | null
  until: string | null
}

/** The next part of an export; without `after` its first. */
export async function readExport(
  shop: Pick<Shop, 'db'>,
  { kind, after, from, until }: ExportInput,
): Promise<ExportBatch & { headings: readonly string[] }> {
  const { headings, readBatch } = TABLES[kind]
  const { timeZone } = (await readStore(shop)).country
  const startOfNextDay = (day: string) => new Date(endOfDay(day, timeZone).getTime() + 1)
  const batch = await readBatch({
    ...{ db: shop.db, after, limit: BATCH_SIZE },
    from: from === null ? null : startOfNextDay(dayBefore(from)),
    until: until === null ? null : startOfNextDay(until),
  })
  return { headings, ...batch }
}

/** The audit record of an export: kind, count, and the days if a range is given. */
export interface ExportRecord {
  kind: ExportedKind | 'products' | 'shop'
  actor: string
  count: number
  from: string | null
  until: string | null
}

/** Records who exported what, when, and how much. */
export async function recordExport(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { kind, actor, count, from, until }: ExportRecord,
): Promise<void> {
  await db.insert(auditLog).values({
    ...{ at: new Date(now()), actor, kind: 'export', key: kind, before: null },
    after: { count, from, until },
  })
}

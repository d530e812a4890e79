import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../../db/database'
import { addressRedirect, auditLog } from '../../db/schema'
import type { Shop } from '../../http/context'
import { addressKey, queryKey, parseAddress } from '../former-addresses/address'
import {
  type PlannedRedirect,
  planRedirects,
  type RedirectInput,
  type Redirects,
} from '../former-addresses/plan-redirects'
import type { ChangeOptions } from './change'

/** Redirects of one transaction: others of the shop run between two. */
const BATCH_SIZE = 500

/** Redirects of one list. */
const MAX_LISTED_REDIRECTS = 1000

type RedirectShop = Pick<Shop, 'db' | 'now'>

export interface RedirectResult {
  /** In its normal form, where it has one. */
  from: string
  /** Its final target; unchanged if it is rejected. */
  to: string
  outcome: 'created' | 'changed' | 'same' | 'refused'
  /** Why it is rejected. */
  problem: string
}

interface SetOptions extends Pick<ChangeOptions, 'actor'> {
  /** Hosts of the former shop and of this one: full addresses on them are accepted as paths. */
  hosts: readonly string[]
  isDryRun?: boolean
  onProgress?: (done: number, total: number) => void
}

const keyOf = ({ path, query }: Pick<PlannedRedirect, 'path' | 'query'>) => (query ? `${path}?${query}` : path)

async function readRedirects(db: Database): Promise<Redirects> {
  const rows = await db.select().from(addressRedirect)
  return new Map(rows.map((row) => [keyOf(row), { ...row, before: row.target }]))
}

async function write({ db, now }: RedirectShop, rows: readonly PlannedRedirect[], actor: string) {
  const at = new Date(now())
  const document = (to: string | null) => (to === null ? null : { to })
  await inTransaction(db, async (tx) => {
    await tx
      .insert(addressRedirect)
      .values(rows.map(({ path, query, target, targetKey }) => ({ path, query, target, targetKey, updatedAt: at })))
      .onConflictDoUpdate({
        target: [addressRedirect.path, addressRedirect.query],
        set: { target: sql`excluded.target`, targetKey: sql`excluded.target_key`, updatedAt: at },
      })
    await tx.insert(auditLog).values(
      rows.map((row) => ({
        ...{ at, actor, kind: 'redirect', key: keyOf(row) },
        ...{ before: document(row.before), after: document(row.target) },
      })),
    )
  })
}

/**
 * Writes redirects from addresses of a former shop to paths of this one, each to its final target.
 * @returns the result of each, in order
 */
export async function setRedirects(
  shop: RedirectShop,
  inputs: readonly RedirectInput[],
  { actor, hosts, isDryRun = false, onProgress = () => {} }: SetOptions,
): Promise<RedirectResult[]> {
  const plan = await planRedirects(await readRedirects(shop.db), inputs, hosts)
  const changed = [...plan.redirects.values()].filter(({ target, before }) => target !== before)
  for (let at = 0; at < changed.length && !isDryRun; at += BATCH_SIZE) {
    await write(shop, changed.slice(at, at + BATCH_SIZE), actor)
    onProgress(Math.min(at + BATCH_SIZE, changed.length), changed.length)
  }
  return plan.inputs.map(({ key, problem }, place): RedirectResult => {
    const { from, to } = inputs[place] ?? { from: '', to: '' }
    const end = plan.redirects.get(key)
    if (problem || !end) return { from: key || from, to, outcome: 'refused', problem }
    const outcome = end.before === null ? 'created' : end.before === end.target ? 'same' : 'changed'
    return { from: key, to: end.target, outcome, problem: '' }
  })
}

/** Removes a redirect. @returns whether there was one */
export async function removeRedirect(
  { db, now }: RedirectShop,
  from: string,
  { actor }: Pick<ChangeOptions, 'actor'>,
): Promise<boolean> {
  const address = parseAddress(from)
  if (!address) return false
  const matchesAddress = and(eq(addressRedirect.path, address.path), eq(addressRedirect.query, queryKey(address.query)))
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(addressRedirect).where(matchesAddress).returning()
    if (!row) return false
    await tx.insert(auditLog).values({
      ...{ at: new Date(now()), actor, kind: 'redirect', key: addressKey(address) },
      ...{ before: { to: row.target }, after: null },
    })
    return true
  })
}

/** Redirects in the order of their addresses. */
export interface ListedRedirects {
  /** The first of them. */
  list: { from: string; to: string }[]
  /** The total number. */
  total: number
}

/** @param text part of the former address or of the new one; empty for all */
export async function listRedirects({ db }: Pick<Shop, 'db'>, text: string): Promise<ListedRedirects> {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const matchesText =
    text === '' ? undefined : or(ilike(addressRedirect.path, part), ilike(addressRedirect.target, part))
  const order = [asc(addressRedirect.path), asc(addressRedirect.query)]
  const rows = await db
    .select()
    .from(addressRedirect)
    .where(matchesText)
    .orderBy(...order)
    .limit(MAX_LISTED_REDIRECTS)
  const [all] = await db.select({ total: count() }).from(addressRedirect).where(matchesText)
  return { list: rows.map((row) => ({ from: keyOf(row), to: row.target })), total: all?.total ?? 0 }
}

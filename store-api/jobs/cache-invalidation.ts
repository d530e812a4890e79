import { eq, notInArray, sql } from 'drizzle-orm'
import { request } from 'undici'
import { MAX_CHANGES_PER_WEBHOOK } from '../../contract/cache-tags'
import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import type { Database } from '../db/database'
import { change, changeNotice } from '../db/schema'
import { randomId } from '../db/schema/columns'
import type { OutboxEntry } from '../db/schema/outbox'
import { StartError, type StoreApiEnv } from '../env'
import type { Shop } from '../http/context'
import { ListThrottle } from './list-throttle'
import { runEvery } from './scheduler'

/**
 * Outbox: enqueues cache invalidations in the transaction of the change, so that both commit together.
 * @param tx the transaction of the change
 */
export async function enqueueInvalidations(tx: Database, changes: readonly OutboxEntry[]): Promise<void> {
  if (changes.length > 0) await tx.insert(change).values([...new Set(changes)].map((what) => ({ what })))
}

type DeliveryContext = Pick<Shop, 'db' | 'now' | 'logger' | 'readers'>

/** Storefront endpoints, and the transport. */
export interface Storefronts {
  urls: readonly string[]
  send: SendInvalidation
}

/** Polling interval. A new price has to be visible everywhere within two seconds. */
const INTERVAL_MS = 400

/** While a storefront restarts, its first deliveries fail: that needs no attention. */
const EXPECTED_FAILURES = 2

const failureLevel = ({ attempts }: Delivery, isRetried: boolean) => {
  if (!isRetried) return 'error'
  return attempts > EXPECTED_FAILURES ? 'warn' : 'info'
}

async function attempt({ db, now, logger }: DeliveryContext, notice: Delivery, send: SendInvalidation): Promise<void> {
  try {
    await send(notice, now())
  } catch (error) {
    const isRetried = await rescheduleDelivery(db, notice, now())
    const message = isRetried ? 'cache invalidation failed, will be retried' : 'cache invalidation given up'
    logger[failureLevel(notice, isRetried)]({ err: error, url: notice.url, attempts: notice.attempts }, message)
    return
  }
  await deleteDelivery(db, notice)
}

/** Delivers due invalidations. @returns one promise per delivery, so that a slow storefront delays no other */
export async function deliverInvalidations(
  shop: DeliveryContext,
  { urls, send }: Storefronts,
  throttle = new ListThrottle(),
): Promise<Promise<void>[]> {
  await fanOutInvalidations(shop.db, urls, { now: shop.now(), throttle })
  const due = await leaseDueDeliveries(shop.db, shop.now())
  // Storefronts refetch at once, so this program's own caches must be up to date first.
  if (due.length > 0) await shop.readers?.catchUp()
  return due.map((notice) => attempt(shop, notice, send))
}

/**
 * Delivers invalidations until it is stopped.
 * @returns stops it; resolves when deliveries in progress have ended
 */
export function startInvalidationDelivery(shop: DeliveryContext, storefronts: Storefronts): () => Promise<void> {
  const inFlight = new Set<Promise<void>>()
  const throttle = new ListThrottle()
  const logFailure = (error: unknown) => shop.logger.error({ err: error }, 'cache invalidation delivery failed')
  const stop = runEvery({
    name: 'cache invalidation polling',
    intervalMs: INTERVAL_MS,
    work: async () => {
      for (const one of await deliverInvalidations(shop, storefronts, throttle)) {
        const delivery: Promise<void> = one.catch(logFailure).finally(() => inFlight.delete(delivery))
        inFlight.add(delivery)
      }
    },
    logger: shop.logger,
  })
  return async () => {
    await stop()
    await Promise.all(inFlight)
  }
}

interface FanOut {
  /** Milliseconds since the epoch. */
  now: number
  throttle: ListThrottle
}

/** Moves enqueued changes into one delivery per storefront; those of lists that change often wait in the outbox. */
async function fanOutInvalidations(db: Database, urls: readonly string[], { now, throttle }: FanOut): Promise<void> {
  const isDue = notInArray(change.what, throttle.delayedTags(now))
  // Usually nothing is due; then no lock is taken.
  if ((await db.select({ id: change.id }).from(change).where(isDue).limit(1)).length === 0) return
  await db.transaction(async (tx) => {
    // Changes of transactions that have not committed yet are picked up by a later run.
    const next = sql`(select id from ${change} where ${isDue} order by id limit ${MAX_CHANGES_PER_WEBHOOK}
      for update skip locked)`
    const rows = await tx
      .delete(change)
      .where(sql`${change.id} in ${next}`)
      .returning({ what: change.what })
    const changes = throttle.noticeOf([...new Set(rows.map(({ what }) => what))], now)
    if (changes.length === 0 || urls.length === 0) return
    const nextAttemptAt = new Date(now)
    await tx.insert(changeNotice).values(urls.map((url) => ({ id: randomId(), url, changes, nextAttemptAt })))
  })
}

const SECOND_MS = 1000

/**
 * Delays between attempts. They end after about a minute: by then the storefront's pages have expired anyway.
 */
const BACKOFF_MS = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * SECOND_MS)

export const MAX_ATTEMPTS = BACKOFF_MS.length + 1

/** Lease of a delivery in progress: longer than any attempt. */
const LEASE_MS = 10 * SECOND_MS

/** Deliveries leased at once. */
const BATCH_SIZE = 50

export type Delivery = typeof changeNotice.$inferSelect

/** Leases due deliveries, so that other instances skip them. @param now milliseconds since the epoch */
function leaseDueDeliveries(db: Database, now: number): Promise<Delivery[]> {
  const due = sql`(select id from ${changeNotice} where next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at limit ${BATCH_SIZE} for update skip locked)`
  return db
    .update(changeNotice)
    .set({ attempts: sql`${changeNotice.attempts} + 1`, nextAttemptAt: new Date(now + LEASE_MS) })
    .where(sql`${changeNotice.id} in ${due}`)
    .returning()
}

/** Deletes a delivery that succeeded or was given up. */
const deleteDelivery = (db: Database, { id }: Delivery) => db.delete(changeNotice).where(eq(changeNotice.id, id))

/** Schedules the next attempt. @returns false if it was the last */
async function rescheduleDelivery(db: Database, notice: Delivery, now: number): Promise<boolean> {
  const delayMs = BACKOFF_MS[notice.attempts - 1]
  if (delayMs === undefined) {
    await deleteDelivery(db, notice)
    return false
  }
  await db
    .update(changeNotice)
    .set({ nextAttemptAt: new Date(now + delayMs) })
    .where(eq(changeNotice.id, notice.id))
  return true
}

/** Timeout of one delivery. */
const TIMEOUT_MS = 2000

/** Sends one delivery. @throws if the storefront does not accept it */
export type SendInvalidation = (notice: Delivery, now: number) => Promise<void>

/** Transport: a webhook signed with the key (contract/webhook.ts). */
export const webhookSender =
  (key: Uint8Array): SendInvalidation =>
  async ({ id, url, changes }, now) => {
    const body = JSON.stringify({ changes })
    const timestamp = String(Math.floor(now / 1000))
    const headers = {
      'content-type': 'application/json',
      [WEBHOOK_HEADERS.id]: id,
      [WEBHOOK_HEADERS.timestamp]: timestamp,
      [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, key, { id, timestamp, body }),
    }
    const reply = await request(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await reply.body.dump()
    if (reply.statusCode >= 300) throw new Error(`a storefront answered ${reply.statusCode}`)
  }

type Env = Pick<StoreApiEnv, 'REVALIDATE_URLS' | 'REVALIDATE_SECRET'>

/** Storefront endpoints from the environment; may be empty. @throws StartError for endpoints without a secret */
export function openStorefronts({ REVALIDATE_URLS: urls, REVALIDATE_SECRET: secret }: Env): Storefronts {
  if (urls.length === 0) return { urls, send: async () => {} }
  try {
    return { urls, send: webhookSender(webhookKey(secret)) }
  } catch {
    throw new StartError('With REVALIDATE_URLS, REVALIDATE_SECRET has to be set: at least 32 bytes.')
  }
}

import { type CacheTag, MAX_CHANGES_PER_WEBHOOK } from '../../contract/cache-tags'
import type { Database } from '../db/database'
import { change, changeNotice } from '../db/schema'
import type { Shop } from '../http/context'
import { repeat } from './scheduler'
import { eq, sql } from 'drizzle-orm'
import { randomId } from '../db/random-id'
import { request } from 'undici'
import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { StartError, type StoreApiEnv } from '../env'

/**
 * Notes that something shoppers are shown has changed, so that every storefront is told.
 * @param tx the transaction of the change, so that neither is without the other
 */
export async function noteChanges(tx: Database, changes: readonly CacheTag[]): Promise<void> {
  if (changes.length > 0) await tx.insert(change).values([...new Set(changes)].map((what) => ({ what })))
}

type Telling = Pick<Shop, 'db' | 'now' | 'logger' | 'readers'>

/** Who is told, and how. */
export interface Storefronts {
  urls: readonly string[]
  tell: Tell
}

/** Time between two looks for changes, in milliseconds: a new price is to be seen everywhere within two seconds. */
const EVERY = 400

async function attempt({ db, now, logger }: Telling, notice: Notice, tell: Tell): Promise<void> {
  try {
    await tell(notice, now())
  } catch (error) {
    const isTriedAgain = await putOffNotice(db, notice, now())
    const message = isTriedAgain ? 'a storefront was not told of a change' : 'a storefront is told no more of a change'
    logger[isTriedAgain ? 'warn' : 'error']({ err: error, url: notice.url, attempts: notice.attempts }, message)
    return
  }
  await dropNotice(db, notice)
}

/** Tells every storefront what has changed for it. @returns each notice on its way: one that is slow keeps up no other */
export async function tellChanges(shop: Telling, { urls, tell }: Storefronts): Promise<Promise<void>[]> {
  await gatherChanges(shop.db, urls, shop.now())
  const due = await takeDueNotices(shop.db, shop.now())
  // Whoever is told asks at once, and has to be answered with what is new.
  if (due.length > 0) await shop.readers?.caughtUp()
  return due.map((notice) => attempt(shop, notice, tell))
}

/**
 * Tells the storefronts what changes, until it is stopped.
 * @returns how to stop: resolves when the notices that were on their way are through
 */
export function startTelling(shop: Telling, storefronts: Storefronts): () => Promise<void> {
  const onTheirWay = new Set<Promise<void>>()
  const fail = (error: unknown) => shop.logger.error({ err: error }, 'telling of a change failed')
  const stop = repeat({
    name: 'looking for changes',
    every: EVERY,
    work: async () => {
      for (const one of await tellChanges(shop, storefronts)) {
        const settled: Promise<void> = one.catch(fail).finally(() => onTheirWay.delete(settled))
        onTheirWay.add(settled)
      }
    },
    logger: shop.logger,
  })
  return async () => {
    await stop()
    await Promise.all(onTheirWay)
  }
}

/** Makes one notice for each storefront of what has changed since the last time. @param now milliseconds since the epoch */
export async function gatherChanges(db: Database, urls: readonly string[], now: number): Promise<void> {
  // Most of the time there is nothing, and nothing is to be locked.
  if ((await db.select({ id: change.id }).from(change).limit(1)).length === 0) return
  await db.transaction(async (tx) => {
    // What a transaction that is still under way has noted is gathered when it is through.
    const next = sql`(select id from ${change} order by id limit ${MAX_CHANGES_PER_WEBHOOK} for update skip locked)`
    const rows = await tx
      .delete(change)
      .where(sql`${change.id} in ${next}`)
      .returning({ what: change.what })
    const changes = [...new Set(rows.map(({ what }) => what))]
    if (changes.length === 0 || urls.length === 0) return
    const nextAttemptAt = new Date(now)
    await tx.insert(changeNotice).values(urls.map((url) => ({ id: randomId(), url, changes, nextAttemptAt })))
  })
}

const SECOND = 1000

/**
 * How long after each failed attempt the next is made. Pages are made anew after a minute in any case: whoever has not
 * heard by then need not be told any more.
 */
const BACK_OFF = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * SECOND)

export const MOST_ATTEMPTS = BACK_OFF.length + 1

/** A taken notice is its bearer's for so long, in milliseconds: longer than any attempt lasts. */
const LEASE = 10 * SECOND

/** Notices on their way at once, at most. */
const MOST = 50

export type Notice = typeof changeNotice.$inferSelect

/** Takes the notices that are due, so that nobody else bears them meanwhile. @param now milliseconds since the epoch */
export function takeDueNotices(db: Database, now: number): Promise<Notice[]> {
  const due = sql`(select id from ${changeNotice} where next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at limit ${MOST} for update skip locked)`
  return db
    .update(changeNotice)
    .set({ attempts: sql`${changeNotice.attempts} + 1`, nextAttemptAt: new Date(now + LEASE) })
    .where(sql`${changeNotice.id} in ${due}`)
    .returning()
}

/** Done with it: it was heard, or it is given up. */
export const dropNotice = (db: Database, { id }: Notice) => db.delete(changeNotice).where(eq(changeNotice.id, id))

/** Notes when to try again. @returns whether it will be tried again */
export async function putOffNotice(db: Database, notice: Notice, now: number): Promise<boolean> {
  const wait = BACK_OFF[notice.attempts - 1]
  if (wait === undefined) {
    await dropNotice(db, notice)
    return false
  }
  await db
    .update(changeNotice)
    .set({ nextAttemptAt: new Date(now + wait) })
    .where(eq(changeNotice.id, notice.id))
  return true
}

/** Longest wait for a storefront, in milliseconds. */
const TIMEOUT = 2000

/** Bears one notice to its storefront. @throws when it was not taken */
export type Tell = (notice: Notice, now: number) => Promise<void>

/** By a webhook that is signed with the key (contract/webhook.ts). */
export const tellByWebhook =
  (key: Uint8Array): Tell =>
  async ({ id, url, changes }, now) => {
    const body = JSON.stringify({ changes })
    const timestamp = String(Math.floor(now / 1000))
    const headers = {
      'content-type': 'application/json',
      [WEBHOOK_HEADERS.id]: id,
      [WEBHOOK_HEADERS.timestamp]: timestamp,
      [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, key, { id, timestamp, body }),
    }
    const reply = await request(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) })
    await reply.body.dump()
    if (reply.statusCode >= 300) throw new Error(`a storefront answered ${reply.statusCode}`)
  }

type Env = Pick<StoreApiEnv, 'REVALIDATE_URLS' | 'REVALIDATE_SECRET'>

/** Who is told what changes, as the environment says; perhaps nobody. @throws StartError without a secret for it */
export function openStorefronts({ REVALIDATE_URLS: urls, REVALIDATE_SECRET: secret }: Env): Storefronts {
  if (urls.length === 0) return { urls, tell: async () => {} }
  try {
    return { urls, tell: tellByWebhook(webhookKey(secret)) }
  } catch {
    throw new StartError('With REVALIDATE_URLS, REVALIDATE_SECRET has to be set: at least 32 bytes.')
  }
}

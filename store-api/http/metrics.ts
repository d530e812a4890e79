import { and, count, gte, isNull, lt } from 'drizzle-orm'
import { gauge } from '../../lib/telemetry/metrics'
import { usedBytes } from '../catalog/media/store-media'
import { type Database, isResponding, type OpenDatabase } from '../db/database'
import type { OpenReplica } from '../db/replica'
import { acceptedSign, change, changeNotice, mail } from '../db/schema'
import { MAX_ATTEMPTS } from '../mail/mail-queue'

function watchPool(pool: NonNullable<OpenDatabase['pool']>) {
  gauge({
    name: 'store_api_database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      const { total, idle, waiting } = pool()
      this.set({ state: 'used' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

/** Registers gauges of the database and its queues; they are read at scrape time. */
export function watchShop({ db, pool }: OpenDatabase): void {
  if (pool) watchPool(pool)
  gauge({
    name: 'store_api_database_up',
    help: '1 while the database answers.',
    async collect() {
      this.set((await isResponding(db)) ? 1 : 0)
    },
  })
  gauge({
    name: 'store_api_waiting',
    help: 'Rows that wait: mail, mail that was given up, undelivered changes, stored nonces. Absent without the database.',
    labelNames: ['what'],
    async collect() {
      this.reset()
      const waiting = await countQueues(db).catch(() => null)
      if (!waiting) return
      this.set({ what: 'mail' }, waiting.mail)
      this.set({ what: 'mail_given_up' }, waiting.failedMail)
      this.set({ what: 'changes' }, waiting.changes)
      this.set({ what: 'nonces' }, waiting.nonces)
    },
  })
}

/** Registers gauges of the storage of images. @param cache the cache of rendered images */
export function watchMedia({ db, cache, maxBytes }: { db: Database; cache: { usedBytes: number }; maxBytes: number }) {
  gauge({
    name: 'store_api_media_bytes',
    help: 'Bytes of the originals of photographs, and of the cache of rendered images.',
    labelNames: ['what'],
    async collect() {
      this.reset()
      this.set({ what: 'rendered' }, cache.usedBytes)
      const originals = await usedBytes(db).catch(() => null)
      if (originals !== null) this.set({ what: 'originals' }, originals)
    },
  })
  gauge({
    name: 'store_api_media_max_bytes',
    help: 'Bytes that the originals may take.',
    collect() {
      this.set(maxBytes)
    },
  })
}

/** Adds the lag of the replica to the metrics. */
export function watchReplica({ lagMs }: Pick<OpenReplica, 'lagMs'>): void {
  gauge({
    name: 'store_api_replica_behind_seconds',
    help: 'What of the past the replica may lack; from 1.5 on the primary is read in its stead. Absent without a replica.',
    collect() {
      this.set(lagMs() / 1000)
    },
  })
}

/** Row counts of the background queues and of the replay protection. */
export interface QueueCounts {
  mail: number
  /** Mail that exceeded its attempts; an operator has to look. */
  failedMail: number
  /** Cache invalidations not yet delivered to storefronts. */
  changes: number
  /** Stored signatures of writes, each accepted once. */
  nonces: number
}

/** Counts pending work. */
async function countQueues(db: Database): Promise<QueueCounts> {
  const one = async (query: PromiseLike<{ n: number }[]>) => (await query)[0]?.n ?? 0
  const n = { n: count() }
  const unsent = isNull(mail.sentAt)
  const [waiting, failedMail, queuedChanges, notices, nonces] = await Promise.all([
    one(
      db
        .select(n)
        .from(mail)
        .where(and(unsent, lt(mail.attempts, MAX_ATTEMPTS))),
    ),
    one(
      db
        .select(n)
        .from(mail)
        .where(and(unsent, gte(mail.attempts, MAX_ATTEMPTS))),
    ),
    one(db.select(n).from(change)),
    one(db.select(n).from(changeNotice)),
    one(db.select(n).from(acceptedSign)),
  ])
  return { mail: waiting, failedMail, changes: queuedChanges + notices, nonces }
}

import 'server-only'
import { LRUCache } from 'lru-cache'
import { processRedis } from '@/lib/cache/process-cache.mjs'
import { env } from '../env'
import { singleton } from '../config/singleton'

/** Maximum size of all customers' drafts in one instance, in bytes: the least recently used are dropped first. */
const MAX_BYTES = 32 * 1024 * 1024

const memory = singleton(
  'kept-texts',
  () => new LRUCache<string, string>({ maxSize: MAX_BYTES, sizeCalculation: (sealed) => sealed.length }),
)

const redisKeyOf = (owner: string) => `storefront:${env().PUBLIC_ORIGIN}:kept:${owner}`

/**
 * Stores encrypted data by customer: in Redis for all instances, and in this one for when Redis is down.
 * @param seconds until it expires
 */
export async function writeDrafts(owner: string, sealed: string, seconds: number): Promise<void> {
  memory.set(owner, sealed, { ttl: seconds * 1000 })
  await processRedis()
    ?.run((redis) => redis.set(redisKeyOf(owner), sealed, { EX: seconds }))
    // The Redis connection logs its failures; this instance has the draft.
    .catch(() => {})
}

/** The stored draft; undefined if there is none or it has expired. */
export async function readDrafts(owner: string): Promise<string | undefined> {
  const link = processRedis()
  const found: unknown = await link?.run((redis) => redis.get(redisKeyOf(owner))).catch(() => null)
  return found ? String(found) : memory.get(owner)
}

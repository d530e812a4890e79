import 'server-only'
import { LRUCache } from 'lru-cache'
import { processRedis } from '@/lib/cache/process-cache.mjs'
import { env } from '../env'
import { singleton } from '../config/singleton'

/** What one instance keeps of all customers together, in bytes: what was left longest goes first. */
const MAX_BYTES = 32 * 1024 * 1024

const memory = singleton(
  'kept-texts',
  () => new LRUCache<string, string>({ maxSize: MAX_BYTES, sizeCalculation: (sealed) => sealed.length }),
)

const nameOf = (owner: string) => `storefront:${env().PUBLIC_ORIGIN}:kept:${owner}`

/**
 * Keeps what is sealed already, by customer: in Redis for all instances, and in this one for when Redis is away.
 * @param seconds how long it is of use
 */
export async function putKept(owner: string, sealed: string, seconds: number): Promise<void> {
  memory.set(owner, sealed, { ttl: seconds * 1000 })
  await processRedis()
    ?.run((redis) => redis.set(nameOf(owner), sealed, { EX: seconds }))
    // It has said so itself; this instance has it.
    .catch(() => {})
}

/** What was kept; undefined where there is nothing, any more. */
export async function getKept(owner: string): Promise<string | undefined> {
  const link = processRedis()
  const found: unknown = await link?.run((redis) => redis.get(nameOf(owner))).catch(() => null)
  return found ? String(found) : memory.get(owner)
}

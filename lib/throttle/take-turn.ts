import 'server-only'
import { processRedis } from '@/cache/process-redis.mjs'
import { env } from '../env'
import { addressOf } from '../session/address-of'
import { turnstile, type Turnstile } from './turnstile'

/** Where nobody says who is who, all shoppers together may do what so many addresses may. */
const ADDRESSES = 100

type Kind = 'reads' | 'writes'

interface Turnstiles {
  one: Turnstile
  all: Turnstile
}

/** Next loads this file in several bundles; what is counted is one per process. */
const KEY = Symbol.for('storefront.turnstiles')
const shared = globalThis as { [KEY]?: Record<Kind, Turnstiles> }

function make(kind: Kind, most: number): Turnstiles {
  const name = `storefront:${env().PUBLIC_ORIGIN}:${kind}`
  const redis = processRedis()
  return {
    one: turnstile({ name, most, shared: redis }),
    all: turnstile({ name: `${name}:all`, most: most * ADDRESSES, shared: redis }),
  }
}

const turnstiles = () =>
  (shared[KEY] ??= { reads: make('reads', env().READS_PER_MINUTE), writes: make('writes', env().WRITES_PER_MINUTE) })

/**
 * Counts a request against what its network address may ask in a minute; without an address, against what all may.
 * @returns 0, or the seconds it comes too early
 */
export function takeTurn({ method, headers }: Pick<Request, 'method' | 'headers'>): Promise<number> {
  const address = addressOf(headers)
  const { one, all } = turnstiles()[method === 'GET' || method === 'HEAD' ? 'reads' : 'writes']
  return address ? one.pass(address) : all.pass('all')
}

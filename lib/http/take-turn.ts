import 'server-only'
import { processRedis } from '@/lib/cache/process-cache.mjs'
import { env } from '../env'
import { addressOf } from '../auth/address-of'
import { singleton } from '../config/singleton'
import { turnstile, type Turnstile } from './turnstile'

/** Where nobody says who is who, all shoppers together may do what so many addresses may. */
const ADDRESSES = 100

type Kind = 'reads' | 'writes' | 'pictures'

interface Turnstiles {
  one: Turnstile
  all: Turnstile
}

const turnstiles = singleton<Partial<Record<Kind, Turnstiles>>>('turnstiles', () => ({}))

function make(kind: Kind, most: number): Turnstiles {
  const name = `storefront:${env().PUBLIC_ORIGIN}:${kind}`
  const redis = processRedis()
  return {
    one: turnstile({ name, most, shared: redis }),
    all: turnstile({ name: `${name}:all`, most: most * ADDRESSES, shared: redis }),
  }
}

const most = (kind: Kind) => {
  const { READS_PER_MINUTE, WRITES_PER_MINUTE, PICTURES_PER_MINUTE } = env()
  return { reads: READS_PER_MINUTE, writes: WRITES_PER_MINUTE, pictures: PICTURES_PER_MINUTE }[kind]
}

const turnstilesOf = (kind: Kind) => (turnstiles[kind] ??= make(kind, most(kind)))

const kindOf = (method: string): Kind => (method === 'GET' || method === 'HEAD' ? 'reads' : 'writes')

/**
 * Counts a request against what its network address may ask in a minute; without an address, against what all may.
 * @param kind pictures have a count of their own: a page has dozens
 * @returns 0, or the seconds it comes too early
 */
export function takeTurn(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  kind: Kind = kindOf(method),
): Promise<number> {
  const address = addressOf(headers)
  const { one, all } = turnstilesOf(kind)
  return address ? one.pass(address) : all.pass('all')
}

import type { Engine } from './engine'
import type { ContractKeys } from './keys'
import { sign, signPath } from './sign'

export type SignScheme = 'full' | 'path'

/** Who is asking: the session's token (empty for a visitor) and the device. */
export interface Caller {
  token: string
  uuid: string
  /** The shopper's network address, where the storefront knows it. */
  address?: string
}

/** Nobody in particular: for what is the same for everyone. */
export const ANYONE: Caller = { token: '', uuid: '' }

interface Signing {
  engine: Engine
  keys: ContractKeys
  scheme: SignScheme
  method: string
  /** Path with query. */
  path: string
  caller: Caller
  body: string
  /** Of a call that is done once, however often it is made. */
  idempotencyKey?: string
  /** Milliseconds since the epoch. */
  now: number
}

/** The four headers every request carries (spec §7), the shopper's address where it is known, and the call's key. */
export function signedHeaders({ engine, keys, scheme, method, path, caller, body, idempotencyKey, now }: Signing) {
  const timestamp = String(now)
  const { uuid, token, address } = caller
  const request = { timestamp, method, path, uuid, token, body, address, idempotencyKey }
  const signature = scheme === 'path' ? signPath(engine, request) : sign(engine, keys.sign, request)
  return {
    token,
    uuid,
    Timestamp: timestamp,
    Sign: signature,
    ...(address && { 'Client-Address': address }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  }
}

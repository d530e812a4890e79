import type { Engine } from '../contract/engine'
import type { ContractKeys } from '../contract/keys'
import { sign, signPath } from '../contract/sign'

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
  /** Milliseconds since the epoch. */
  now: number
}

/** The four headers every request carries (spec §7), and the shopper's address where it is known. */
export function signedHeaders({ engine, keys, scheme, method, path, caller, body, now }: Signing) {
  const timestamp = String(now)
  const { uuid, token, address } = caller
  const request = { timestamp, method, path, uuid, token, body, address }
  const signature = scheme === 'path' ? signPath(engine, request) : sign(engine, keys.sign, request)
  const headers = { token, uuid, Timestamp: timestamp, Sign: signature }
  return address ? { ...headers, 'Client-Address': address } : headers
}

import type { Engine } from '../contract/engine'
import type { ContractKeys } from '../contract/keys'
import { sign, signPath } from '../contract/sign'

export type SignScheme = 'full' | 'path'

/** Who is asking: the session's token (empty for a visitor) and the device. */
export interface Caller {
  token: string
  uuid: string
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

/** The four headers every request carries (spec §7). */
export function signedHeaders({ engine, keys, scheme, method, path, caller, body, now }: Signing) {
  const timestamp = String(now)
  const request = { timestamp, method, path, uuid: caller.uuid, token: caller.token, body }
  const signature = scheme === 'path' ? signPath(engine, request) : sign(engine, keys.sign, request)
  return { token: caller.token, uuid: caller.uuid, Timestamp: timestamp, Sign: signature }
}

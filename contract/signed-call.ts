import { seal, type Binding } from './cipher'
import type { Engine } from './engine'
import type { ContractKeys } from './keys'
import { signedHeaders, type Caller, type SignScheme } from './signed-headers'

/** A call before it is signed and sealed. */
export interface UnsignedCall {
  engine: Engine
  keys: ContractKeys
  scheme?: SignScheme
  method: string
  /** Path with query. */
  path: string
  caller: Caller
  /** Sent sealed; undefined for a call without a body. */
  body?: unknown
  idempotencyKey?: string
  /** Milliseconds since the epoch. */
  now: number
}

/** A call as it is sent, and what its reply is bound to. */
export interface SignedCall {
  headers: Record<string, string>
  body: string | null
  binding: Binding
}

/** Seals a call's body and signs the whole of it. */
export function signCall({ body, scheme = 'full', ...call }: UnsignedCall): SignedCall {
  const { engine, keys, method, path, now } = call
  const binding = { method, path, timestamp: String(now), answers: '' }
  const sealed =
    body === undefined ? null : JSON.stringify({ data: seal(engine, keys.request, JSON.stringify(body), binding) })
  const signed = signedHeaders({ ...call, scheme, body: sealed ?? '' })
  const headers = sealed === null ? signed : { ...signed, 'content-type': 'application/json' }
  return { headers, body: sealed, binding: { ...binding, answers: signed.Sign } }
}

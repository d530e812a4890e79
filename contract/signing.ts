import { fromHex, isEqual, toHex, utf8 } from './bytes'
import { type AssociatedData, seal } from './cipher'
import type { ContractKeys, Engine } from './keys'

/** The signed parts of a request: a change to any of them invalidates the signature. */
export interface Signable {
  /** Milliseconds since the epoch, as sent in the `Timestamp` header. */
  timestamp: string
  method: string
  /** Path with its query, as sent, without the base URL. */
  path: string
  /** Device uuid, as sent; may be empty. */
  uuid: string
  /** Session token, as sent; empty for a visitor. */
  token: string
  /** The bytes of the body as sent; empty for a request without one. */
  body: string
  /** The shopper's network address, as sent in the `Client-Address` header; empty or omitted if unknown. */
  address?: string
  /** As sent in the `Idempotency-Key` header; empty or omitted for a call without one. */
  idempotencyKey?: string
}

/** Maximum difference between the two clocks, in milliseconds. */
export const SIGN_WINDOW_MS = 300_000

/** The signed lines, in the contract's order. */
export function linesToSign(engine: Engine, request: Signable): string {
  const bodyHash = toHex(engine.sha256(utf8(request.body)))
  const lines = [request.timestamp, request.method, request.path, request.uuid, request.token, bodyHash]
  // Omitted if absent, for clients that support neither. No address starts like the line of the key.
  if (request.address) lines.push(request.address)
  if (request.idempotencyKey) lines.push(`Idempotency-Key: ${request.idempotencyKey}`)
  return lines.join('\n')
}

/** The `Sign` header: lower-case hex of HMAC-SHA256 with the sign key. */
export const sign = (engine: Engine, key: Uint8Array, request: Signable): string =>
  toHex(engine.hmacSha256(key, utf8(linesToSign(engine, request))))

/** The plain form of spec §7, for a store API without another: a hash of timestamp and path. It proves nothing. */
export const signPath = (engine: Engine, request: Pick<Signable, 'timestamp' | 'path'>): string =>
  toHex(engine.sha256(utf8(`${request.timestamp}${request.path}`)))

/** Whether `signature` belongs to the request, compared in constant time. */
export function isSignedBy(engine: Engine, key: Uint8Array, request: Signable, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return isEqual(engine.hmacSha256(key, utf8(linesToSign(engine, request))), fromHex(signature))
}

/** Whether a `Timestamp` header is within the window around `now` (milliseconds since the epoch). */
export function isRecent(timestamp: string, now: number): boolean {
  return /^\d{1,15}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= SIGN_WINDOW_MS
}

export type SignScheme = 'full' | 'path'

/** The origin of a call: the session's token (empty for a visitor) and the device. */
export interface Caller {
  token: string
  uuid: string
  /** The shopper's network address, if known to the storefront. */
  address?: string
}

/** For public calls, whose responses are the same for every caller. */
export const ANONYMOUS: Caller = { token: '', uuid: '' }

interface Signing {
  engine: Engine
  keys: ContractKeys
  scheme: SignScheme
  method: string
  /** Path with query. */
  path: string
  caller: Caller
  body: string
  /** For a call that takes effect once, however often it is sent. */
  idempotencyKey?: string
  /** Milliseconds since the epoch. */
  now: number
}

/** The four headers of every request (spec §7), the shopper's address if known, and the idempotency key. */
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

/** A call before it is signed and encrypted. */
export interface UnsignedCall {
  engine: Engine
  keys: ContractKeys
  scheme?: SignScheme
  method: string
  /** Path with query. */
  path: string
  caller: Caller
  /** Sent encrypted; undefined for a call without a body. */
  body?: unknown
  idempotencyKey?: string
  /** Milliseconds since the epoch. */
  now: number
}

/** A call as it is sent, and the associated data that binds its reply to it. */
export interface SignedCall {
  headers: Record<string, string>
  body: string | null
  associatedData: AssociatedData
}

/** Encrypts a call's body and signs the call. */
export function signCall({ body, scheme = 'full', ...call }: UnsignedCall): SignedCall {
  const { engine, keys, method, path, now } = call
  const associatedData = { method, path, timestamp: String(now), answers: '' }
  const sealed =
    body === undefined
      ? null
      : JSON.stringify({ data: seal(engine, keys.request, JSON.stringify(body), associatedData) })
  const signed = signedHeaders({ ...call, scheme, body: sealed ?? '' })
  const headers = sealed === null ? signed : { ...signed, 'content-type': 'application/json' }
  return { headers, body: sealed, associatedData: { ...associatedData, answers: signed.Sign } }
}

import { fromHex, isEqual, toHex, utf8 } from './bytes'
import type { Engine } from './engine'

/** What a signature covers: change any of it and the request is refused. */
export interface Signable {
  /** Milliseconds since the epoch, as sent in the `Timestamp` header. */
  timestamp: string
  method: string
  /** Path with its query, as sent, without the base address. */
  path: string
  /** Device uuid, as sent; may be empty. */
  uuid: string
  /** Session token, as sent; empty for a visitor. */
  token: string
  /** The bytes of the body as sent; empty for a request without one. */
  body: string
  /** The shopper's network address, as sent in the `Client-Address` header; empty or left out where nobody knows it. */
  address?: string
  /** As sent in the `Idempotency-Key` header; empty or left out for a call without one. */
  idempotencyKey?: string
}

/** How far the two clocks may be apart, in milliseconds. */
export const SIGN_WINDOW = 300_000

/** The lines that are signed, in the contract's order. */
export function linesToSign(engine: Engine, request: Signable): string {
  const bodyHash = toHex(engine.sha256(utf8(request.body)))
  const lines = [request.timestamp, request.method, request.path, request.uuid, request.token, bodyHash]
  // Only what is there: a client that knows of neither signs what it always did. No address begins like the key's line.
  if (request.address) lines.push(request.address)
  if (request.idempotencyKey) lines.push(`Idempotency-Key: ${request.idempotencyKey}`)
  return lines.join('\n')
}

/** The `Sign` header: lower-case hex of HMAC-SHA256 with the sign key. */
export const sign = (engine: Engine, key: Uint8Array, request: Signable): string =>
  toHex(engine.hmacSha256(key, utf8(linesToSign(engine, request))))

/** The spec's plain form (§7), for a store API that knows no other: a hash of timestamp and path. It proves nothing. */
export const signPath = (engine: Engine, request: Pick<Signable, 'timestamp' | 'path'>): string =>
  toHex(engine.sha256(utf8(`${request.timestamp}${request.path}`)))

/** Whether `signature` is the request's own, compared in constant time. */
export function isSignedBy(engine: Engine, key: Uint8Array, request: Signable, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return isEqual(engine.hmacSha256(key, utf8(linesToSign(engine, request))), fromHex(signature))
}

/** Whether a `Timestamp` header is a time within the window around `now` (milliseconds since the epoch). */
export function isTimely(timestamp: string, now: number): boolean {
  return /^\d{1,15}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= SIGN_WINDOW
}

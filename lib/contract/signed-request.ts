import type { Binding } from './cipher'
import type { Engine } from './engine'
import type { ContractKeys } from './keys'
import { LIMITS, UUID_PATTERN } from './limits'
import { isSignedBy, isTimely, signPath, type Signable } from './sign'

/** What a server needs to check a signature. */
export interface Checking {
  engine: Engine
  /** The current keys first, then those still accepted during rotation. */
  keys: ContractKeys[]
  /** Also take the plain hash of timestamp and path for a signature. */
  acceptsPathSign?: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/** A request whose signature is good. */
export interface SignedRequest {
  request: Required<Signable>
  sign: string
  /** The keys it was signed with. */
  keys: ContractKeys
  /** What the reply is bound to. */
  binding: Binding
}

/** Reads only; whatever else it is called, it may change something. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * Reads a request that was signed with one of the live keys, in time. Whether it was taken before is not known here.
 * @param body as it came
 * @returns null for every other request, whatever is wrong
 */
export function readSigned({ headers, method, url }: Request, body: string, how: Checking): SignedRequest | null {
  const { pathname, search } = new URL(url)
  const header = (name: string) => headers.get(name) ?? ''
  const request = {
    timestamp: header('timestamp'),
    method,
    path: pathname + search,
    uuid: header('uuid'),
    token: header('token'),
    body,
    address: header('client-address'),
    idempotencyKey: header('idempotency-key'),
  }
  const sign = header('sign')
  const { body: _, path: __, ...sent } = request
  if ([sign, ...Object.values(sent)].some((value) => value.length > LIMITS.headerBytes)) return null
  const keys = findKeys(request, sign, how)
  if (!keys || !isTimely(request.timestamp, how.now)) return null
  if (request.uuid !== '' && !UUID_PATTERN.test(request.uuid)) return null
  const { path, timestamp } = request
  return { request, sign, keys, binding: { method, path, timestamp, answers: sign } }
}

/** Every live pair of keys is tried, so that a secret can be changed without a gap. */
function findKeys(request: Signable, sign: string, { engine, keys, acceptsPathSign }: Checking) {
  const found = keys.find((pair) => isSignedBy(engine, pair.sign, request, sign))
  return found ?? (acceptsPathSign && sign === signPath(engine, request) ? keys[0] : undefined)
}

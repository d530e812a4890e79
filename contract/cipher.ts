import { concat, fromUtf8, isEqual, utf8 } from './bytes'
import { type Reply, sealedBodySchema, sealedReplySchema } from './envelope'
import type { ContractKeys, Engine } from './keys'
import { LIMITS } from './limits'

const IV_BYTES = 16
const MAC_BYTES = 32

/** Encrypt and authenticate keys of one direction. */
export interface CipherKeys {
  encrypt: Uint8Array
  mac: Uint8Array
}

/** Additional authenticated data: decryption fails in any other place. */
export interface AssociatedData {
  method: string
  path: string
  timestamp: string
  /** For a reply: the `Sign` of its request, which also binds it to one shopper. Empty for a request. */
  answers: string
}

const context = ({ method, path, timestamp, answers }: AssociatedData): Uint8Array =>
  utf8(`${method}\n${path}\n${timestamp}\n${answers}\n`)

/**
 * Encrypts a text: base64 of IV, AES-256-CBC ciphertext and HMAC-SHA256 over associated data, IV and ciphertext.
 * @param iv 16 new random bytes; passed only by tests
 */
export function seal(
  engine: Engine,
  keys: CipherKeys,
  plaintext: string,
  associatedData: AssociatedData,
  iv = engine.random(IV_BYTES),
) {
  const sealed = concat(iv, engine.encrypt(keys.encrypt, iv, utf8(plaintext)))
  return engine.toBase64(concat(sealed, engine.hmacSha256(keys.mac, concat(context(associatedData), sealed))))
}

/**
 * Decrypts. The MAC is checked first, so that there is no padding oracle.
 * @throws SealError, always with the same message, whatever the cause
 */
export function open(engine: Engine, keys: CipherKeys, data: string, associatedData: AssociatedData): string {
  try {
    const bytes = engine.fromBase64(data)
    const sealed = bytes.subarray(0, -MAC_BYTES)
    const mac = engine.hmacSha256(keys.mac, concat(context(associatedData), sealed))
    // The re-encoding detects base64 that differs in letters yet decodes to the same bytes.
    if (!isEqual(mac, bytes.subarray(-MAC_BYTES)) || engine.toBase64(bytes) !== data) throw new SealError()
    return fromUtf8(engine.decrypt(keys.encrypt, sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES)))
  } catch {
    throw new SealError()
  }
}

/** A sealed text was not made with these keys for this place. */
export class SealError extends Error {
  constructor() {
    super('not sealed for this place')
    this.name = 'SealError'
  }
}

/** Whether a parsed body is no deeper and its arrays no longer than the contract allows. */
function isWithinLimits(value: unknown, depth: number = LIMITS.jsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || (Array.isArray(value) && value.length > LIMITS.arrayLength)) return false
  return Object.values(value).every((part) => isWithinLimits(part, depth - 1))
}

/**
 * Decrypts the body of a request.
 * @param body unmodified; a plain one is rejected like an invalid one
 * @throws for any error in it
 */
export function decryptRequest(
  engine: Engine,
  keys: ContractKeys,
  body: string,
  associatedData: AssociatedData,
): unknown {
  const { data } = sealedBodySchema.validateSync(JSON.parse(body), { strict: true })
  const value: unknown = JSON.parse(open(engine, keys.request, data, { ...associatedData, answers: '' }))
  if (!isWithinLimits(value)) throw new SealError()
  return value
}

/**
 * Decrypts a reply.
 * @param text unmodified
 * @throws SealError if it was not encrypted for this request; another error if it is no reply of the contract
 */
export function decryptReply(engine: Engine, keys: ContractKeys, text: string, associatedData: AssociatedData): Reply {
  const { code, msg, data } = sealedReplySchema.validateSync(JSON.parse(text), { strict: true })
  return { code, msg, data: data === null ? null : JSON.parse(open(engine, keys.reply, data, associatedData)) }
}

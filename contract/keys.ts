import { concat, utf8 } from './bytes'

/** Minimum length of a secret in bytes; programs do not start with a shorter one. */
export const SECRET_BYTES = 32

/** Separate keys for each use and direction, so that a request cannot be reflected as a reply, or the reverse. */
export interface ContractKeys {
  sign: Uint8Array
  request: { encrypt: Uint8Array; mac: Uint8Array }
  reply: { encrypt: Uint8Array; mac: Uint8Array }
}

/** HKDF-SHA256 (RFC 5869) with an empty salt and one block of output. */
function derive(engine: Engine, secret: Uint8Array, info: string): Uint8Array {
  const pseudoRandomKey = engine.hmacSha256(new Uint8Array(32), secret)
  return engine.hmacSha256(pseudoRandomKey, concat(utf8(info), Uint8Array.of(1)))
}

/**
 * Derives all keys of the contract from its secret.
 * @param secret the text of `STORE_API_SECRET`
 * @throws RangeError if the secret is shorter than 32 bytes
 */
export function deriveKeys(engine: Engine, secret: string): ContractKeys {
  const bytes = utf8(secret)
  if (bytes.length < SECRET_BYTES) throw new RangeError(`the secret has fewer than ${SECRET_BYTES} bytes`)
  const key = (use: string) => derive(engine, bytes, `store-api/v1/${use}`)
  return {
    sign: key('sign'),
    request: { encrypt: key('request/encrypt'), mac: key('request/mac') },
    reply: { encrypt: key('reply/encrypt'), mac: key('reply/mac') },
  }
}

/**
 * The primitives the contract needs. Two engines implement them with identical results: `engines/node.ts` (node:crypto,
 * fast) and `engines/crypto-js.ts` (runs anywhere, including the edge runtime).
 */
export interface Engine {
  toBase64(bytes: Uint8Array): string
  /** Invalid base64 throws, or returns bytes whose encoding differs from the text. */
  fromBase64(text: string): Uint8Array
  /** `count` bytes from the platform's cryptographic random source. */
  random(count: number): Uint8Array
  sha256(data: Uint8Array): Uint8Array
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array
  /** AES-256-CBC with PKCS#7 padding. */
  encrypt(key: Uint8Array, iv: Uint8Array, plaintext: Uint8Array): Uint8Array
  /** @throws if the padding is wrong */
  decrypt(key: Uint8Array, iv: Uint8Array, cipher: Uint8Array): Uint8Array
}

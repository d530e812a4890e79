import { concat, utf8 } from './bytes'

/** Shortest secret both programs start with, in bytes. */
export const SECRET_BYTES = 32

/** One key for each use and each direction, so that nothing sent one way can be sent back the other. */
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
 * All keys of the contract from its one secret.
 * @param secret the text of `STORE_API_SECRET`
 * @throws RangeError when the secret is shorter than 32 bytes
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
 * The few primitives the contract needs. Two engines offer them, byte for byte alike: `engines/node.ts` (node:crypto,
 * fast) and `engines/crypto-js.ts` (runs anywhere, the edge runtime too). Everything above is written once.
 */
export interface Engine {
  toBase64(bytes: Uint8Array): string
  /** What is no base64 throws, or gives bytes that are written otherwise. */
  fromBase64(text: string): Uint8Array
  /** `count` bytes from the platform's cryptographic random source. */
  random(count: number): Uint8Array
  sha256(data: Uint8Array): Uint8Array
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array
  /** AES-256-CBC with PKCS#7 padding. */
  encrypt(key: Uint8Array, iv: Uint8Array, plain: Uint8Array): Uint8Array
  /** @throws when the padding is wrong */
  decrypt(key: Uint8Array, iv: Uint8Array, cipher: Uint8Array): Uint8Array
}

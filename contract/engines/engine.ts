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

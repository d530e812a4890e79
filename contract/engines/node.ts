import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { concat } from '../bytes'
import type { Engine } from '../keys'

/** The contract's primitives on node:crypto. */
export const nodeEngine: Engine = {
  toBase64: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  fromBase64: (text) => new Uint8Array(Buffer.from(text, 'base64')),
  random: (count) => new Uint8Array(randomBytes(count)),
  sha256: (data) => new Uint8Array(createHash('sha256').update(data).digest()),
  hmacSha256: (key, data) => new Uint8Array(createHmac('sha256', key).update(data).digest()),
  encrypt: (key, iv, plaintext) => {
    const cipher = createCipheriv('aes-256-cbc', key, iv)
    return concat(cipher.update(plaintext), cipher.final())
  },
  decrypt: (key, iv, data) => {
    const decipher = createDecipheriv('aes-256-cbc', key, iv)
    return concat(decipher.update(data), decipher.final())
  },
}

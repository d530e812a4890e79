import AES from 'crypto-js/aes'
import CryptoJS from 'crypto-js/core'
import HmacSHA256 from 'crypto-js/hmac-sha256'
import SHA256 from 'crypto-js/sha256'
import { concat, fromBase64, toBase64 } from '../bytes'
import type { Engine } from '../keys'

type WordArray = CryptoJS.lib.WordArray

const BLOCK = 16

/** Bytes to crypto-js's big-endian 32-bit words. */
function toWords(bytes: Uint8Array): WordArray {
  const words: number[] = []
  bytes.forEach((byte, at) => {
    words[at >>> 2] = (words[at >>> 2] ?? 0) | (byte << (24 - (at % 4) * 8))
  })
  return CryptoJS.lib.WordArray.create(words, bytes.length)
}

const fromWords = (array: WordArray): Uint8Array =>
  Uint8Array.from({ length: array.sigBytes }, (_, at) => ((array.words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 0xff)

/** crypto-js accepts any padding; the contract rejects padding that is not PKCS#7. */
function unpad(padded: Uint8Array): Uint8Array {
  const length = padded.at(-1) ?? 0
  const padding = padded.subarray(padded.length - length)
  if (length < 1 || length > BLOCK || padding.some((byte) => byte !== length)) throw new Error('bad padding')
  return padded.subarray(0, padded.length - length)
}

const pad = (plaintext: Uint8Array): Uint8Array => {
  const length = BLOCK - (plaintext.length % BLOCK)
  return concat(plaintext, new Uint8Array(length).fill(length))
}

/** Always a key and an IV as words: a string key would mean crypto-js's weak passphrase mode. */
const settings = (iv: Uint8Array) => ({ iv: toWords(iv), padding: { pad: () => {}, unpad: () => {} } })

/** The contract's primitives on crypto-js: for the edge runtime, and as the reference for other languages. */
export const cryptoJsEngine: Engine = {
  toBase64,
  fromBase64,
  random: (count) => crypto.getRandomValues(new Uint8Array(count)),
  sha256: (data) => fromWords(SHA256(toWords(data))),
  hmacSha256: (key, data) => fromWords(HmacSHA256(toWords(data), toWords(key))),
  encrypt: (key, iv, plaintext) =>
    fromWords(AES.encrypt(toWords(pad(plaintext)), toWords(key), settings(iv)).ciphertext),
  decrypt: (key, iv, data) => {
    if (data.length === 0 || data.length % BLOCK !== 0) throw new Error('not whole blocks')
    const params = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(data) })
    return unpad(fromWords(AES.decrypt(params, toWords(key), settings(iv))))
  },
}

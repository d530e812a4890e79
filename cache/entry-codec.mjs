import { DefaultDeserializer, serialize } from 'node:v8'

/** The largest entry that is shared, in bytes. */
export const LARGEST = 4 * 1024 * 1024

/** An entry as bytes, pages' Buffers and Maps with it. @returns {Buffer | null} null when it is too large to be shared */
export function encode(entry) {
  const bytes = serialize(entry)
  return bytes.length > LARGEST ? null : bytes
}

/** Buffers of an entry are views of the bytes it is read from, and would keep all of them: here they are copies. */
class OwnMemory extends DefaultDeserializer {
  _readHostObject() {
    return Buffer.from(super._readHostObject())
  }
}

/** @param {Buffer} bytes */
function deserialize(bytes) {
  const from = new OwnMemory(bytes)
  from.readHeader()
  return from.readValue()
}

/** @param {Buffer} bytes @returns {any} null for what another version of Node wrote, or nobody */
export function decode(bytes) {
  try {
    const entry = deserialize(bytes)
    return typeof entry?.madeAt === 'number' && typeof entry.asOf === 'number' ? entry : null
  } catch {
    return null
  }
}

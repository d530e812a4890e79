import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Encodings that spreadsheets and shop systems write. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const BYTE_ORDER_MARKS: readonly [FileEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false
    throw error
  }
}

/**
 * The encoding of a text file: by its byte order mark, otherwise UTF-8 if the whole file is valid, otherwise
 * Windows-1252.
 */
export async function detectEncoding(path: string): Promise<FileEncoding> {
  const start = await readFirstBytes(path)
  const match = BYTE_ORDER_MARKS.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))
  if (match) return match[0]
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** The text of a file, chunk by chunk, without its byte order mark, and without NUL, which the database rejects. */
export async function* readChunks(path: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  const removeNul = (text: string) => text.replaceAll('\0', '')
  for await (const chunk of createReadStream(path)) yield removeNul(decoder.decode(chunk as Buffer, { stream: true }))
  yield removeNul(decoder.decode())
}

/** The first characters of a file. @param length maximum */
export async function readSample(path: string, encoding: FileEncoding, length: number): Promise<string> {
  let text = ''
  for await (const chunk of readChunks(path, encoding)) {
    text += chunk
    if (text.length >= length) break
  }
  return text.slice(0, length)
}

import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { BROTLI_SUFFIX, COMPRESSED_TYPES, extensionOf } from '../../server/compression'

const compress = promisify(brotliCompress)

/** Highest Brotli quality: built once, downloaded often. */
async function compressFile(file: string): Promise<boolean> {
  if (existsSync(file + BROTLI_SUFFIX)) return false
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(file + BROTLI_SUFFIX, await compress(content, { params }))
  return true
}

/**
 * Writes a compressed file beside every script and style of a build: an eighth smaller than gzip, and no server
 * compresses them again.
 * @param folder `.next/static`
 * @returns the number of compressed files
 */
export async function compressStatic(folder: string): Promise<number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => COMPRESSED_TYPES.has(extensionOf(name)))
  const done = await Promise.all(files.map((name) => compressFile(join(folder, name))))
  return done.filter(Boolean).length
}

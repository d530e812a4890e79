import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the build writes a Brotli form beside each script and style (scripts/build/compress-static.ts). */
export const BROTLI_SUFFIX = '.br'

/** By extension: what is worth compressing once, at the highest level. */
export const COMPRESSED_TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
])

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.'))

interface CompressedFile {
  body: Buffer
  type: string
  etag: string
}

/**
 * Reads the compressed files of a build into memory: some hundred kilobytes for each release whose files are kept.
 * @param folder one that does not exist has no files
 * @returns by path below the folder, without the suffix
 */
export function readCompressedFiles(folder: string): ReadonlyMap<string, CompressedFile> {
  const files = new Map<string, CompressedFile>()
  for (const file of namesIn(folder)) {
    if (!file.endsWith(BROTLI_SUFFIX)) continue
    const name = file.slice(0, -BROTLI_SUFFIX.length)
    const type = COMPRESSED_TYPES.get(extensionOf(name))
    if (type) files.set(name, { body: readFileSync(join(folder, file)), type, etag: `"${name}.br"` })
  }
  return files
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

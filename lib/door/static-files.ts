import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { COMPRESSED } from './compressed-files'
import { takesBrotli } from './takes-brotli'

const PREFIX = '/_next/static/'

/** A file of a build has its content in its name. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

interface CompressedFile {
  body: Buffer
  type: string
  etag: string
}

/** By their paths below `/_next/static/`: the scripts and styles that the build has compressed. */
export type StaticFiles = ReadonlyMap<string, CompressedFile>

/**
 * Reads what a build has compressed: some hundred kilobytes for each release whose files are kept.
 * @param folder `.next/static`; one that is not there has none
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, CompressedFile>()
  for (const found of namesIn(folder)) {
    if (!found.endsWith(COMPRESSED.suffix)) continue
    const name = found.slice(0, -COMPRESSED.suffix.length)
    const type = COMPRESSED.types.get(name.slice(name.lastIndexOf('.')))
    if (type) files.set(name, { body: readFileSync(join(folder, found)), type, etag: `"${name}.br"` })
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

/**
 * Answers with the compressed form of a script or style, where the browser takes it.
 * @returns whether it is answered; if not Next serves the file, compressing it as it goes
 */
export function sendStatic(files: StaticFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers, method } = request
  if (!url.startsWith(PREFIX) || 'range' in headers || (method !== 'GET' && method !== 'HEAD')) return false
  const file = files.get(url.slice(PREFIX.length).replace(/\?.*$/s, ''))
  if (!file || !takesBrotli(request)) return false
  const kept = { 'cache-control': FOR_GOOD, etag: file.etag, vary: 'Accept-Encoding' }
  if (headers['if-none-match'] === file.etag) {
    response.writeHead(304, kept).end()
    return true
  }
  const form = { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.body.length }
  response.writeHead(200, { ...kept, ...form }).end(file.body)
  return true
}

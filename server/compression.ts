import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Middleware } from '../lib/http/middleware'

const STATIC_PREFIX = '/_next/static/'

/** Their names have a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The coding `br` in Accept-Encoding, with a weight other than 0. */
const ACCEPTS_BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=\s*(?:[,;]|$))/i

const isFullRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !('range' in headers)

/**
 * Serves the precompressed Brotli files of the build's scripts and styles to browsers that accept Brotli. Other
 * requests are passed on to Next, whose responses are compressed when they are sent.
 * @param folder `.next/static`; a folder that does not exist has no files
 */
export function precompressedAssets(folder: string): Middleware {
  const assets = readCompressedFiles(folder)
  return (request, response, next) => {
    const { url = '', headers } = request
    if (!url.startsWith(STATIC_PREFIX) || !isFullRead(request)) return next()
    const asset = assets.get(url.slice(STATIC_PREFIX.length).replace(/\?.*$/s, ''))
    if (!asset || !ACCEPTS_BROTLI.test(String(headers['accept-encoding'] ?? ''))) return next()
    const { body, type, etag } = asset
    const cacheHeaders = { 'cache-control': IMMUTABLE, etag, vary: 'Accept-Encoding' }
    if (headers['if-none-match'] === etag) return void response.writeHead(304, cacheHeaders).end()
    const entityHeaders = { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }
    response.writeHead(200, { ...cacheHeaders, ...entityHeaders }).end(body)
  }
}

/** Whether a path is that of a file of the build. @param folder `.next/static` */
export function staticFiles(folder: string): (path: string) => boolean {
  const names = new Set(listFiles(folder))
  return (path) => path.startsWith(STATIC_PREFIX) && names.has(path.slice(STATIC_PREFIX.length))
}

/** A window of 256 KiB is larger than any page; the default of 4 MiB would be allocated for each of them. */
const brotli = (level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: 18 },
})

/** The offsets of a range count bytes of the uncompressed file. */
const filter: typeof compression.filter = (request, response) =>
  !response.hasHeader('content-range') && compression.filter(request, response)

/** Pages are compressed once and cached: a tenth smaller than by the default level 4, for two milliseconds more. */
const compressPage = compression({ brotli: brotli(8), filter }) as unknown as Middleware

/** Searches are compressed for each request: 2 % larger than at level 8, for half the time. */
const compressSearch = compression({ brotli: brotli(5), filter }) as unknown as Middleware

const SEARCH_PATH = /^\/search(?:[?/]|$)/

/** Compresses responses with Brotli or gzip. Next's own compression is off, because `transformHtml` must run first. */
export const compress: Middleware = (request, response, next) =>
  (SEARCH_PATH.test(request.url ?? '') ? compressSearch : compressPage)(request, response, next)

/** Suffix of the Brotli files that the build writes beside scripts and styles (scripts/build/compress-static.ts). */
export const BROTLI_SUFFIX = '.br'

/** Content types by extension of files that are compressed once at build time, at the highest level. */
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
 * Reads the compressed files of a build into memory: some hundred kilobytes per retained release.
 * @param folder if it does not exist, the result is empty
 * @returns files by path below the folder, without the suffix
 */
export function readCompressedFiles(folder: string): ReadonlyMap<string, CompressedFile> {
  const files = new Map<string, CompressedFile>()
  for (const file of listFiles(folder)) {
    if (!file.endsWith(BROTLI_SUFFIX)) continue
    const name = file.slice(0, -BROTLI_SUFFIX.length)
    const type = COMPRESSED_TYPES.get(extensionOf(name))
    if (type) files.set(name, { body: readFileSync(join(folder, file)), type, etag: `"${name}.br"` })
  }
  return files
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

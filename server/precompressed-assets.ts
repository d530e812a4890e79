import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Middleware } from './middleware'

/** Where the build writes a Brotli form beside each script and style (scripts/compress-static.ts). */
export const BROTLI_SUFFIX = '.br'

/** By extension: what is worth compressing once, at the highest level. */
export const COMPRESSED_TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
])

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.'))

const PREFIX = '/_next/static/'

/** Their names have a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The coding `br` in Accept-Encoding, with a weight other than 0. */
const ACCEPTS_BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=\s*(?:[,;]|$))/i

interface Asset {
  body: Buffer
  type: string
  etag: string
}

/** Reads all compressed files into memory: some hundred kilobytes for each release whose files are kept. */
function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const file of namesIn(folder)) {
    if (!file.endsWith(BROTLI_SUFFIX)) continue
    const name = file.slice(0, -BROTLI_SUFFIX.length)
    const type = COMPRESSED_TYPES.get(extensionOf(name))
    if (type) assets.set(name, { body: readFileSync(join(folder, file)), type, etag: `"${name}.br"` })
  }
  return assets
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

const isPlainRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !('range' in headers)

/**
 * Answers requests for scripts and styles of the build with their Brotli form, where the browser accepts it. All others go
 * on to Next, which compresses files as it sends them.
 * @param folder `.next/static`; a folder that does not exist has no files
 */
export function precompressedAssets(folder: string): Middleware {
  const assets = readAssets(folder)
  return (request, response, next) => {
    const { url = '', headers } = request
    if (!url.startsWith(PREFIX) || !isPlainRead(request)) return next()
    const asset = assets.get(url.slice(PREFIX.length).replace(/\?.*$/s, ''))
    if (!asset || !ACCEPTS_BROTLI.test(String(headers['accept-encoding'] ?? ''))) return next()
    const { body, type, etag } = asset
    const cached = { 'cache-control': IMMUTABLE, etag, vary: 'Accept-Encoding' }
    if (headers['if-none-match'] === etag) return void response.writeHead(304, cached).end()
    const entity = { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }
    response.writeHead(200, { ...cached, ...entity }).end(body)
  }
}

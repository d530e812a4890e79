import type { IncomingMessage } from 'node:http'
import { readCompressedFiles } from '../lib/http/compressed-files'
import type { Middleware } from './middleware'

const PREFIX = '/_next/static/'

/** Their names have a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The coding `br` in Accept-Encoding, with a weight other than 0. */
const ACCEPTS_BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=\s*(?:[,;]|$))/i

const isPlainRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !('range' in headers)

/**
 * Answers requests for scripts and styles of the build with their Brotli form, where the browser accepts it. All others go
 * on to Next, which compresses files as it sends them.
 * @param folder `.next/static`; a folder that does not exist has no files
 */
export function precompressedAssets(folder: string): Middleware {
  const assets = readCompressedFiles(folder)
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

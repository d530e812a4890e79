import type { IncomingMessage, ServerResponse } from 'node:http'
import { withAskedPath } from './asked-path'
import { withWords } from './failed-page'
import { LateScripts } from './late-scripts'

type Chunk = string | Uint8Array
type Send = (...sent: unknown[]) => unknown

/** One character for each byte, so that a part may end in the middle of a letter: tags are ASCII. */
const toText = (chunk: Chunk, encoding: unknown) =>
  (typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  ).toString('latin1')

const isChunk = (value: unknown): value is Chunk => typeof value === 'string' || value instanceof Uint8Array

const callbackOf = (sent: unknown[]) => sent.filter((value) => typeof value === 'function')

/** Not found, and gone for good. */
const IS_MISSING: ReadonlySet<number> = new Set([404, 410])

/**
 * Rewrites a page on its way out: its scripts come after its first paint, one that failed has words, and one that says there
 * is no such address names it. Whatever is no page goes out as it is.
 */
export function rewritePage(request: IncomingMessage, response: ServerResponse): void {
  const write = response.write.bind(response) as Send
  const end = response.end.bind(response) as Send
  const scripts = new LateScripts()
  const { url: address = '' } = request
  let isPage: boolean | undefined

  const isRewritten = () => {
    if (isPage !== undefined) return isPage
    isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    // Of the page as it was.
    if (isPage && !response.headersSent) response.removeHeader('content-length')
    return isPage
  }
  const rewritten = (chunk: Chunk, encoding: unknown) => {
    const text = scripts.push(toText(chunk, encoding))
    if (response.statusCode === 500) return withWords(text, request.headers['accept-language'] ?? '')
    return IS_MISSING.has(response.statusCode) ? withAskedPath(text, address) : text
  }

  response.write = ((...sent: unknown[]) => {
    const [chunk, encoding] = sent
    if (!isChunk(chunk) || !isRewritten()) return write(...sent)
    return write(Buffer.from(rewritten(chunk, encoding), 'latin1'), ...callbackOf(sent))
  }) as ServerResponse['write']
  response.end = ((...sent: unknown[]) => {
    const [chunk, encoding] = sent
    if (!isRewritten()) return end(...sent)
    const last = (isChunk(chunk) ? rewritten(chunk, encoding) : '') + scripts.end()
    return last === '' ? end(...callbackOf(sent)) : end(Buffer.from(last, 'latin1'), ...callbackOf(sent))
  }) as ServerResponse['end']
}

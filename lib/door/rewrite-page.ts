import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentSecurityPolicy, POLICY_HEADER } from '../middleware/content-security'
import { PassingPage } from './passing-page'
import { withdrawIncomplete } from '../http/shared-caching'
import { markUnavailable, mayBecomeUnavailable } from '../http/unavailable-page'

type Chunk = string | Uint8Array
type Send = (...sent: unknown[]) => unknown

/** One character for each byte, so that a part may end in the middle of a letter: tags are ASCII. */
const toText = (chunk: Chunk, encoding: unknown) =>
  (typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  ).toString('latin1')

const isChunk = (value: unknown): value is Chunk => typeof value === 'string' || value instanceof Uint8Array

const isCallback = (value: unknown): value is () => void => typeof value === 'function'

const callbackOf = (sent: unknown[]) => sent.filter(isCallback)

/**
 * Rewrites a page on its way out: its scripts come after its first paint, one that failed has words and says whether
 * it is worth asking again, one that says there is no such address names it, and one without a nonce runs no inline script
 * but the shop's. Whatever is no page goes out as it is.
 * @param trusted SHA-256 of the operator's own inline scripts, in base64
 */
export function rewritePage(request: IncomingMessage, response: ServerResponse, trusted: readonly string[] = []): void {
  const write = response.write.bind(response) as Send
  const end = response.end.bind(response) as Send
  const flushHeaders = response.flushHeaders.bind(response)
  let known: PassingPage | null | undefined

  const makePage = () => {
    if (response.headersSent) return null
    markUnavailable(request, response)
    withdrawIncomplete(response)
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    if (!isPage) return null
    // Of the page as it was.
    response.removeHeader('content-length')
    // The middleware does not see every address: of a file there is none of, Next makes a page by itself.
    if (!response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, contentSecurityPolicy({}))
    return new PassingPage(request, response, trusted)
  }
  const page = () => (known === undefined ? (known = makePage()) : known)
  const send = (by: Send, text: string, sent: unknown[]) => by(Buffer.from(text, 'latin1'), ...callbackOf(sent))

  // Next calls it before the first part of a page.
  response.flushHeaders = () => {
    if (!page()?.isHeld) flushHeaders()
  }
  response.write = ((...sent: unknown[]) => {
    const [chunk, encoding] = sent
    const passing = isChunk(chunk) && page()
    if (!passing) return write(...sent)
    const text = passing.push(toText(chunk, encoding))
    if (!passing.isHeld) return send(write, text, sent)
    for (const callback of callbackOf(sent)) queueMicrotask(() => void callback())
    return true
  }) as ServerResponse['write']
  response.end = ((...sent: unknown[]) => {
    // What a browser has kept is under the policy it came with.
    if (response.statusCode === 304 && !response.headersSent) response.removeHeader(POLICY_HEADER)
    const passing = page()
    if (!passing) return end(...sent)
    if (passing.isHeld && mayBecomeUnavailable(response)) {
      setImmediate(() => {
        markUnavailable(request, response)
        finish(passing, sent)
      })
      return response
    }
    return finish(passing, sent)
  }) as ServerResponse['end']

  const finish = (passing: PassingPage, sent: unknown[]) => {
    const [chunk, encoding] = sent
    const last = passing.end(isChunk(chunk) ? toText(chunk, encoding) : '')
    return last === '' ? end(...callbackOf(sent)) : send(end, last, sent)
  }
}

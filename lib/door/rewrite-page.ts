import type { IncomingMessage, ServerResponse } from 'node:http'
import { runsAnyInline, withHashes } from '../middleware/content-security'
import { withAskedPath } from './asked-path'
import { withWords } from './failed-page'
import { LateScripts } from './late-scripts'
import { sealPage } from './seal-page'

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

/** Not found, and gone for good. */
const IS_MISSING: ReadonlySet<number> = new Set([404, 410])

const POLICY = 'content-security-policy'

/**
 * Rewrites a page on its way out: its scripts come after its first paint, one that failed has words, and one that says there
 * is no such address names it. A page without a nonce is held until it is whole: then it runs no inline script but the
 * shop's. Whatever is no page goes out as it is.
 * @param trusted SHA-256 of the operator's own inline scripts, in base64
 */
export function rewritePage(request: IncomingMessage, response: ServerResponse, trusted: readonly string[] = []): void {
  const write = response.write.bind(response) as Send
  const end = response.end.bind(response) as Send
  const flushHeaders = response.flushHeaders.bind(response)
  const scripts = new LateScripts()
  const { url: address = '' } = request
  let isPage: boolean | undefined
  /** The policy of a page that is held, and what there is of the page. */
  let open: { policy: string; held: string } | undefined

  const isRewritten = () => {
    if (isPage !== undefined) return isPage
    isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    if (!isPage || response.headersSent) return isPage
    // Of the page as it was.
    response.removeHeader('content-length')
    const policy = String(response.getHeader(POLICY) ?? '')
    if (runsAnyInline(policy)) open = { policy, held: '' }
    return isPage
  }
  const rewritten = (chunk: Chunk, encoding: unknown) => {
    const text = scripts.push(toText(chunk, encoding))
    if (response.statusCode === 500) return withWords(text, request.headers['accept-language'] ?? '')
    return IS_MISSING.has(response.statusCode) ? withAskedPath(text, address) : text
  }
  const sealed = (rest: string) => {
    const whole = (open?.held ?? '') + rest
    if (!open || whole === '') return rest
    const { page, hashes } = sealPage(whole)
    response.setHeader(POLICY, withHashes(open.policy, [...hashes, ...trusted]))
    return page
  }

  // Next calls it before the first part of a page.
  response.flushHeaders = () => {
    if (!isRewritten() || !open) flushHeaders()
  }
  response.write = ((...sent: unknown[]) => {
    const [chunk, encoding] = sent
    if (!isChunk(chunk) || !isRewritten()) return write(...sent)
    const text = rewritten(chunk, encoding)
    if (!open) return write(Buffer.from(text, 'latin1'), ...callbackOf(sent))
    open.held += text
    for (const callback of callbackOf(sent)) queueMicrotask(() => void callback())
    return true
  }) as ServerResponse['write']
  response.end = ((...sent: unknown[]) => {
    const [chunk, encoding] = sent
    // What a browser has kept is under the policy it came with.
    if (response.statusCode === 304 && !response.headersSent) response.removeHeader(POLICY)
    if (!isRewritten()) return end(...sent)
    const last = sealed((isChunk(chunk) ? rewritten(chunk, encoding) : '') + scripts.end())
    return last === '' ? end(...callbackOf(sent)) : end(Buffer.from(last, 'latin1'), ...callbackOf(sent))
  }) as ServerResponse['end']
}
